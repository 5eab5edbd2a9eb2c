import type { FacetValue, SearchPage } from '@open-discovery/graph-client';
import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY, formatSearchAddress, withKeyword } from '@open-discovery/search-fields';
import { useLoaderData } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { personAddress } from '../../components/person-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { PERSON_PATH } from '@open-discovery/model';
import { useFormat } from '../../runtime/use-format.ts';
import { resultsAddress } from '../../search/search-address.ts';
import { valuesIsland } from '../home/results.lazy.ts';
import { FailedSearch } from '../home/notices/failed-search.tsx';
import { Notices } from '../home/notices/notices.tsx';
import { ResultList } from '../home/result-list.tsx';
import { SearchWithin } from '../home/search-within.tsx';
import type { PersonData, ShownPerson } from './person-data.ts';
import { PersonFacts } from './person-facts.tsx';
import { worksOf } from './person-query.ts';
import { NoSuchPerson } from './no-such-person.tsx';
import stylesAddress from './person.css?url';

export { personLoader as loader } from './person-loader.ts';

/** The page of an author: who it is, and the works as a list of results. */
export const Page = () => {
  const data = useLoaderData<PersonData>();
  return data.shows === 'results' ? <Person data={data} /> : <NoSuchPerson data={data} />;
};

type ListedPerson = Extract<PersonData, { shows: 'results' }>;

const Person = ({ data }: { readonly data: ListedPerson }) => {
  const t = useMessages();
  const { person, query, search, values, notices } = data;
  const found = foundValue(search);
  const page = found && { ...found, facets: withoutSelf(found.facets, person) };
  return (
    <main id="main" className="page person">
      <PageStyles href={stylesAddress} />
      <PersonHead
        person={person}
        isPlain={formatSearchAddress(query) === formatSearchAddress(worksOf(person.subject))}
      />
      <PersonFacts person={person} />
      <SearchWithin action={PERSON_PATH} keyword={query.keyword} label={t('person.search')} />
      <Notices notices={notices} />
      {search.state === 'failed' && <FailedSearch error={search.error} query={query} />}
      {page && values && <valuesIsland.Part query={query} facets={page.facets} {...values} />}
      {page && !values && (
        <ResultList query={query} page={page} heading="h2">
          {page.total === 0 &&
            (person.total === 0 ? <OtherNames person={person} /> : <AllWorks person={person} />)}
        </ResultList>
      )}
    </main>
  );
};

/** Returns facets without the person among the co-authors: it is an author of every work. */
const withoutSelf = (facets: SearchPage['facets'], { subject }: ShownPerson): SearchPage['facets'] => {
  const { authorName: authors } = facets;
  if (subject.is !== 'person' || !authors) return facets;
  const { distinct, values } = authors;
  const others = {
    ...authors,
    values: values.filter(({ value }) => value !== subject.orcid),
    ...(distinct !== undefined && { distinct: distinct - 1 }),
  };
  return { ...facets, authorName: others };
};

interface PersonHeadProps {
  readonly person: ShownPerson;
  /** True if the address has no further filters. Search engines may index only such pages. */
  readonly isPlain: boolean;
}

const PersonHead = ({ person: { subject, name, total, namesakes }, isPlain }: PersonHeadProps) => {
  const t = useMessages();
  const format = useFormat();
  const path = `${PERSON_PATH}?${formatSearchAddress(worksOf(subject))}`;
  if (subject.is === 'person')
    return (
      <>
        <PageHead
          title={name}
          path={path}
          noIndex={!isPlain}
          description={
            total === null
              ? null
              : t('person.description', {
                  count: total,
                  shown: format.number(total),
                  name,
                  orcid: subject.orcid,
                })
          }
        />
        <Kind name={t('field.author')} />
        <h1>{name}</h1>
        <p>
          <a href={`https://orcid.org/${subject.orcid}`} rel="me">
            <Icon name="orcid" /> {`orcid.org/${subject.orcid}`}
          </a>
        </p>
      </>
    );
  return (
    <>
      <PageHead title={t('person.shared-name', { name })} path={path} noIndex />
      <Kind name={t('person.kind-name')} />
      <h1>{t('person.shared-name', { name })}</h1>
      <p className="notice">{t('person.not-a-person')}</p>
      {namesakes.length > 0 && (
        <>
          <h2>{t('person.namesakes')}</h2>
          <Authors authors={namesakes} />
        </>
      )}
    </>
  );
};

const Kind = ({ name }: { readonly name: string }) => (
  <div className="row meta">
    <span className="label">
      <Icon name="person" /> {name}
    </span>
  </div>
);

/** Links to the pages of authors, with their numbers of works. */
const Authors = ({ authors }: { readonly authors: readonly FacetValue[] }) => {
  const format = useFormat();
  return (
    <ul className="row">
      {authors.map(({ value, label, count }) => (
        <li key={value}>
          <Link className="chip" to={personAddress(value === label ? null : value, label)}>
            <Icon name={value === label ? 'person' : 'orcid'} /> {label}{' '}
            <span className="num">{format.number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The ways on from a name that no work has: authors with a part of it, and a search for its words. */
const OtherNames = ({ person: { name, similar } }: { readonly person: ShownPerson }) => {
  const t = useMessages();
  return (
    <div className="person-others">
      {similar.length > 0 && (
        <>
          <h3>{t('person.similar')}</h3>
          <Authors authors={similar} />
        </>
      )}
      <p>
        <Link to={resultsAddress(withKeyword(EMPTY_QUERY, name))}>{t('person.search-words')}</Link>
      </p>
    </div>
  );
};

/** The way back from filters that leave nothing. */
const AllWorks = ({ person: { subject, total } }: { readonly person: ShownPerson }) => {
  const t = useMessages();
  const format = useFormat();
  if (total === null) return null;
  return (
    <p>
      <Link to={`${PERSON_PATH}?${formatSearchAddress(worksOf(subject))}`}>
        {t('person.all-works', { count: total, shown: format.number(total) })}
      </Link>
    </p>
  );
};

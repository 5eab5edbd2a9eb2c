import type { FacetValue } from '@open-discovery/graph-client';
import { isProductType } from '@open-discovery/model';
import { withFilter } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import { personAddress } from '../../components/person-address.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { useLabels } from '../../runtime/use-labels.ts';
import { useResultsAddress } from '../../search/search-address.ts';
import type { ShownPerson } from './person-data.ts';
import { worksOf } from './person-query.ts';

/** Authors of the facet who are not the subject itself. */
const otherAuthors = ({ subject, facets }: ShownPerson): readonly FacetValue[] =>
  (facets['authorName']?.values ?? []).filter(({ value }) =>
    subject.is === 'person' ? value !== subject.orcid : !subject.names.includes(value),
  );

/** The figures of all works of an author. Each number links to the works that it counts. */
export const PersonFacts = ({ person }: { readonly person: ShownPerson }) => {
  const t = useMessages();
  const labels = useLabels();
  const { facets } = person;
  const works = worksOf(person.subject);
  const valuesOf = (field: string): readonly FacetValue[] => facets[field]?.values ?? [];
  const chips = (field: string, values: readonly FacetValue[]) =>
    values.map(({ value, label, count }) => (
      <Counted key={value} count={count} query={withFilter(works, field, value, true)}>
        {labels.value(field, value, label)}
      </Counted>
    ));
  const years = valuesOf('year').map(({ value }) => Number(value));
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      t('person.works'),
      chips(
        'type',
        valuesOf('type').filter(({ value }) => isProductType(value)),
      ),
    ],
    [t('person.years'), years.length > 0 && yearsIn(years)],
    [
      t('person.co-authors'),
      otherAuthors(person).map((author) => <CoAuthor key={author.value} author={author} works={works} />),
    ],
    [t('kind.organization'), chips('organization', valuesOf('organization'))],
    [t('person.fields'), chips('fos', valuesOf('fos'))],
  ];
  return (
    <dl className="person-facts">
      {facts
        .filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{Array.isArray(value) ? <ul className="row">{value}</ul> : value}</dd>
          </div>
        ))}
    </dl>
  );
};

const yearsIn = (years: readonly number[]): string => {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
};

interface CountedProps {
  readonly count: number;
  readonly query: SearchQuery;
  readonly children: ReactNode;
}

/** A value with the number of its works: a link to them. */
const Counted = ({ count, query, children }: CountedProps) => {
  const format = useFormat();
  const addressOf = useResultsAddress();
  return (
    <li>
      <Link className="chip" to={addressOf(query)} suppressHydrationWarning>
        {children} <span className="num">{format.number(count)}</span>
      </Link>
    </li>
  );
};

interface CoAuthorProps {
  readonly author: FacetValue;
  readonly works: SearchQuery;
}

const CoAuthor = ({ author: { value, label, count }, works }: CoAuthorProps) => (
  <Joint count={count} query={withFilter(works, 'authorName', value, true)}>
    {value === label ? (
      <Link to={personAddress(null, label)}>
        <Icon name="person" /> {label}
      </Link>
    ) : (
      // Two authors may have one name, and only one of them an ORCID iD.
      <Link to={personAddress(value, label)}>
        <Icon name="orcid" /> {label} <span className="soft small">({value})</span>
      </Link>
    )}
  </Joint>
);

/** A link to a page about somebody, with the number of joint works: a link to these. */
const Joint = ({ count, query, children }: CountedProps) => {
  const t = useMessages();
  const format = useFormat();
  const addressOf = useResultsAddress();
  return (
    <li className="person-joint">
      {children}{' '}
      <Link
        className="num small"
        to={addressOf(query)}
        aria-label={t('person.joint', { count, shown: format.number(count) })}
      >
        {format.number(count)}
      </Link>
    </li>
  );
};

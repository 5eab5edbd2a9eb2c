import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { PersonData } from './person-data.ts';

/** Replaces an author: no work contains the iD, or the address names no author. */
export const NoSuchPerson = ({ data }: { readonly data: Exclude<PersonData, { shows: 'results' }> }) => {
  const t = useMessages();
  const isUnknown = data.shows === 'unknown-person';
  const title = isUnknown ? t('person.unknown', { orcid: data.orcid }) : t('person.wrong');
  return (
    <main id="main" className="page broken">
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <p>
        {isUnknown
          ? t('person.unknown-text', { orcid: data.orcid })
          : t(`person.${data.mistake.reason}`, { text: data.mistake.text.slice(0, 100) })}
      </p>
      <p className="row">
        {isUnknown && (
          <a className="btn" href={`https://orcid.org/${data.orcid}`}>
            {t('person.orcid-record')}
          </a>
        )}
        <Link className="btn" to="/">
          {t('error.home')}
        </Link>
      </p>
    </main>
  );
};

import type { Author } from '@open-discovery/model';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { orcidOf, personAddress } from '../../../components/person-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';
import { RestOfList } from '../rest-of-list.tsx';

/** Leaves room for the actions on the first screen of a phone. */
const SHOWN_AT_FIRST = 5;

/** All authors in order; those of a large collaboration unfold with one click. */
export const Authors = ({ authors }: { readonly authors: readonly Author[] }) => {
  const t = useMessages();
  const format = useFormat();
  if (authors.length === 0) return null;
  const rest = authors.slice(SHOWN_AT_FIRST);
  return (
    <div>
      <p>
        {authors.slice(0, SHOWN_AT_FIRST).map((author, index) => (
          <span key={index}>
            {index > 0 && '; '}
            <AuthorName author={author} />
          </span>
        ))}
      </p>
      <RestOfList
        name="authors"
        items={rest}
        title={
          <span className="small">
            {t('author.more', { count: rest.length, shown: format.number(rest.length) })}
          </span>
        }
      >
        {(more) => (
          <ol className={styles['authors']} start={SHOWN_AT_FIRST + 1}>
            {more.map((author, index) => (
              <li key={index}>
                <AuthorName author={author} />
              </li>
            ))}
          </ol>
        )}
      </RestOfList>
    </div>
  );
};

/** An author's name and affiliations. */
const AuthorName = ({ author }: { readonly author: Author }) => {
  const affiliations = (author.affiliations ?? []).join('; ');
  return (
    <>
      <PersonName author={author} />
      {affiliations && <span className="small soft"> ({affiliations})</span>}
    </>
  );
};

/** Links to the author's page and, if they have an ORCID iD, to its record. */
const PersonName = ({ author }: { readonly author: Author }) => {
  const t = useMessages();
  const { fullName } = author;
  const orcid = orcidOf(author);
  return (
    <>
      <Link to={personAddress(orcid, fullName)}>{fullName}</Link>
      {orcid && (
        <>
          {' '}
          <a
            className="orcid"
            href={`https://orcid.org/${orcid}`}
            aria-label={t('author.orcid', { name: fullName })}
          >
            <Icon name="orcid" />
          </a>
        </>
      )}
    </>
  );
};

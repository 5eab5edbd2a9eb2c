import { parseOrcid } from '@open-discovery/identifiers';
import type { Author } from '@open-discovery/model';
import { authorAddress } from '../../../components/fact-links.ts';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
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

/** Links to the author's works when an ORCID iD identifies them. */
const PersonName = ({ author: { fullName, pid } }: { readonly author: Author }) => {
  const t = useMessages();
  const orcid = parseOrcid(pid?.id.value ?? '')?.value;
  if (!orcid) return <>{fullName}</>;
  return (
    <>
      <Link to={authorAddress(orcid)}>{fullName}</Link>{' '}
      <a
        className="orcid"
        href={`https://orcid.org/${orcid}`}
        aria-label={t('author.orcid', { name: fullName })}
      >
        <Icon name="orcid" />
      </a>
    </>
  );
};

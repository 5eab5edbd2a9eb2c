import { parseOrcid } from '@open-discovery/identifiers';
import type { Author } from '@open-discovery/model';
import { AuthorName } from '../../components/product-facts.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const SHOWN_AT_FIRST = 10;

/** All authors in their order; the many of a large collaboration behind one click, in the page all the same. */
export const Authors = ({ authors }: { readonly authors: readonly Author[] }) => {
  const t = useMessages();
  if (authors.length === 0) return null;
  const rest = authors.slice(SHOWN_AT_FIRST);
  return (
    <div>
      <p>
        <Names authors={authors.slice(0, SHOWN_AT_FIRST)} />
      </p>
      {rest.length > 0 && (
        <details>
          <summary className="small">{t('author.more', { count: rest.length })}</summary>
          <p>
            <Names authors={rest} />
          </p>
        </details>
      )}
    </div>
  );
};

const Names = ({ authors }: { readonly authors: readonly Author[] }) =>
  authors.map((author, index) => (
    <span key={index}>
      {index > 0 && '; '}
      <AuthorName name={author.fullName} orcid={parseOrcid(author.pid?.id?.value ?? '')?.value ?? null} />
    </span>
  ));

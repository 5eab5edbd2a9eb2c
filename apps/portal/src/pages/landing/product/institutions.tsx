import { landingAddress } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';

type Organizations = NonNullable<ResearchProduct['organizations']>;

/** Limited to fit the first screen of a phone; all of them are listed in their own section. */
const SHOWN = 3;
/** Id of the section of the relation. */
const SECTION = 'hasAuthorInstitution-organization';

/** The institutions of a product's authors. Sources relate them to the product rather than to each author. */
export const Institutions = ({ organizations }: { readonly organizations: Organizations }) => {
  const t = useMessages();
  const format = useFormat();
  const named = organizations.filter(({ legalName, acronym }) => legalName || acronym);
  const more = named.length - SHOWN;
  if (named.length === 0) return null;
  return (
    <p className="small">
      <span className="soft">{t('author.organizations', { count: named.length })}</span>{' '}
      {named.slice(0, SHOWN).map(({ id, legalName, acronym }, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <Link to={landingAddress('organization', id)}>{legalName ?? acronym}</Link>
        </span>
      ))}
      {more > 0 && (
        <>
          {'; '}
          <Link to={`#${SECTION}`}>
            {t('author.more-organizations', { count: more, shown: format.number(more) })}
          </Link>
        </>
      )}
    </p>
  );
};

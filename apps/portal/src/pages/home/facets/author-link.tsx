import { parseOrcid } from '@open-discovery/identifiers';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { personAddress } from '../../../components/person-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './facets.module.css';

interface AuthorLinkProps {
  /** A value of the facet of authors: an ORCID iD, or a name. */
  readonly value: string;
  readonly label: string;
}

/** The way from an author among the values to the author's page. */
export const AuthorLink = ({ value, label }: AuthorLinkProps) => {
  const t = useMessages();
  const orcid = parseOrcid(value)?.value ?? null;
  const words = t('facets.author', { name: label });
  return (
    <Link className={styles['author']} to={personAddress(orcid, value)} aria-label={words} title={words}>
      <Icon name={orcid === null ? 'person' : 'orcid'} />
    </Link>
  );
};

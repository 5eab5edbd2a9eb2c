import type { SearchPage } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import { valueOfGroup } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { resultsAddress } from '../../../search/search-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';

interface PartnersProps {
  readonly id: string;
  readonly page: SearchPage;
  readonly query: SearchQuery;
}

const SHOWN = 10;

/** The organizations with the most shared works, each linked to these works. */
export const Partners = ({ id, page, query }: PartnersProps) => {
  const t = useMessages();
  const format = useFormat();
  const partners = (page.facets['organization']?.values ?? []).filter(
    // All works are the organization's own: a group that has all of them is the organization under several ids.
    ({ value, count }) => value !== id && (valueOfGroup(value) === null || count < page.total),
  );
  if (partners.length === 0) return <p className="soft">{t('works.no-partners')}</p>;
  return (
    <ul className={styles['related']}>
      {partners.slice(0, SHOWN).map(({ value, label, count }) => (
        <li key={value}>
          <Icon name="organization" />{' '}
          <Link to={landingAddress('organization', valueOfGroup(value) ?? value)}>{label}</Link>
          <span className="small">
            <Link to={resultsAddress({ ...query, filters: { ...query.filters, organization: [value] } })}>
              {t('works.shared', { count, shown: format.number(count) })}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
};

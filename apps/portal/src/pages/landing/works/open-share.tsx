import type { SearchPage } from '@open-discovery/graph-client';
import { isOpen, parseAccessRight } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Link } from '../../../components/link.tsx';
import { resultsAddress } from '../../../search/search-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';

interface OpenShareProps {
  readonly page: SearchPage;
  readonly query: SearchQuery;
}

/** The share of open works, with a link to them. */
export const OpenShare = ({ page, query }: OpenShareProps) => {
  const t = useMessages();
  const format = useFormat();
  const values = (page.facets['access']?.values ?? []).filter(({ value }) =>
    isOpen(parseAccessRight(value) ?? 'UNKNOWN'),
  );
  const open = values.reduce((sum, { count }) => sum + count, 0);
  if (page.total === 0) return null;
  const address = resultsAddress({
    ...query,
    filters: { ...query.filters, access: values.map(({ value }) => value) },
  });
  return (
    <p className={styles['lead']}>
      {t('works.open-share', {
        count: page.total,
        percent: Math.round((100 * open) / page.total),
        total: format.number(page.total),
      })}{' '}
      {open > 0 && (
        <Link to={address}>{t('works.open-only', { count: open, shown: format.number(open) })}</Link>
      )}
    </p>
  );
};

import { CSV_EXPORT_LIMIT_ROWS, PAGING_LIMIT_PAGES } from '@open-discovery/config';
import { withPage } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Link } from '../../../components/link.tsx';
import { useResultsAddress } from '../../../search/search-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { hasSizes, SizeSelect } from './size-select.tsx';
import { pagesShown } from './pages-shown.ts';

interface PagerProps {
  readonly query: SearchQuery;
  readonly total: number;
  /** Number of results on this page. */
  readonly shown: number;
}

/**
 * Links to at most 20 pages, with their numbers; other lists have `PageLinks` or `PageButtons`. After the last one visitors are advised to narrow the search or to export it. A later page, which only its
 * address opens, is marked beside them. Spec §9.
 */
export const Pager = ({ query, total, shown }: PagerProps) => {
  const t = useMessages();
  const format = useFormat();
  const addressOf = useResultsAddress();
  const all = Math.ceil(total / query.size);
  const pages = Math.min(all, PAGING_LIMIT_PAGES);
  const link = (page: number) => addressOf(withPage(query, page));
  return (
    <>
      {total > 0 && shown === 0 && (
        <p className="notice">
          {t('pages.past-the-end')} <Link to={link(1)}>{t('pages.first')}</Link>
        </p>
      )}
      <div className="row pages">
        {pages > 1 && (
          <nav className="row" aria-label={t('pages.label')}>
            {query.page > 1 && shown > 0 && (
              <Link className="btn" rel="prev" to={link(query.page - 1)}>
                {t('pages.previous')}
              </Link>
            )}
            {pagesShown(shown > 0 ? query.page : 1, pages).map((page, index) =>
              page === null ? (
                <span key={`gap-${index}`}>…</span>
              ) : (
                <Link
                  key={page}
                  className={page === query.page ? 'btn primary' : 'btn'}
                  aria-current={page === query.page ? 'page' : undefined}
                  aria-label={t('pages.page', { page })}
                  to={link(page)}
                >
                  {page}
                </Link>
              ),
            )}
            {query.page < pages && (
              <Link className="btn" rel="next" to={link(query.page + 1)}>
                {t('pages.next')}
              </Link>
            )}
          </nav>
        )}
        {hasSizes(total) && <SizeSelect query={query} />}
      </div>
      {all > pages && query.page >= pages && (
        <p className="small soft">
          {t('pages.limit', {
            total: format.number(total),
            pages,
            rows: format.number(CSV_EXPORT_LIMIT_ROWS),
          })}
        </p>
      )}
    </>
  );
};

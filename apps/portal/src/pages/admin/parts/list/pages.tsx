import { useMessages } from '../../../../messages/use-messages.ts';

interface PagesProps {
  readonly page: number;
  readonly first: number;
  readonly last: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

/** The buttons that turn the pages of a list, and which items are shown. */
export const Pages = ({ page, first, last, total, onChange }: PagesProps) => {
  const t = useMessages();
  return (
    <div className="row">
      <button type="button" className="btn" disabled={page === 0} onClick={() => onChange(page - 1)}>
        {t('admin.list-previous')}
      </button>
      <p role="status">{t('admin.list-page', { first, last, total })}</p>
      <button type="button" className="btn" disabled={last === total} onClick={() => onChange(page + 1)}>
        {t('admin.list-next')}
      </button>
    </div>
  );
};

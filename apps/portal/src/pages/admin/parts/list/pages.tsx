import { PageButtons } from '../../../../components/page-buttons.tsx';
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
    <PageButtons page={page} isFirst={page === 0} isLast={last === total} onChange={onChange}>
      <p role="status">{t('admin.list-page', { first, last, total })}</p>
    </PageButtons>
  );
};

import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';

interface PagesProps {
  readonly page: number;
  readonly first: number;
  readonly last: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

/**
 * The buttons that turn the pages of a list, and which items are shown. The buttons keep the focus of the keyboard at both
 * ends of the list.
 */
export const Pages = ({ page, first, last, total, onChange }: PagesProps) => {
  const t = useMessages();
  const button = (id: 'pages.previous' | 'pages.next', target: number, isEnd: boolean) => (
    <SteadyButton isOff={isEnd} onClick={() => onChange(target)}>
      {t(id)}
    </SteadyButton>
  );
  return (
    <div className="row">
      {button('pages.previous', page - 1, page === 0)}
      <p role="status">{t('admin.list-page', { first, last, total })}</p>
      {button('pages.next', page + 1, last === total)}
    </div>
  );
};

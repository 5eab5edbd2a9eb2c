import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Link } from './link.tsx';

interface PageLinksProps {
  readonly label: string;
  readonly current: number;
  readonly last: number;
  readonly addressOf: (page: number) => string;
  /** Says which page is shown. */
  readonly children: ReactNode;
}

/**
 * Links to the previous and the next page of a list whose page is in the address. Results have the `Pager`, with numbers, and
 * lists without an address the `PageButtons`.
 */
export const PageLinks = ({ label, current, last, addressOf, children }: PageLinksProps) => {
  const t = useMessages();
  if (last <= 1) return null;
  return (
    <nav className="row pages" aria-label={label}>
      {current > 1 && (
        <Link className="btn" rel="prev" to={addressOf(current - 1)}>
          {t('pages.previous')}
        </Link>
      )}
      <span>{children}</span>
      {current < last && (
        <Link className="btn" rel="next" to={addressOf(current + 1)}>
          {t('pages.next')}
        </Link>
      )}
    </nav>
  );
};

import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { SteadyButton } from './steady-button.tsx';

interface PageButtonsProps {
  readonly page: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (page: number) => void;
  /** Says which items are shown. */
  readonly children?: ReactNode;
}

/**
 * Buttons that turn the pages of a list whose page is not in the address; `PageLinks` are for those that have one. The buttons keep
 * the focus of the keyboard at both ends of the list.
 */
export const PageButtons = ({ page, isFirst, isLast, onChange, children }: PageButtonsProps) => {
  const t = useMessages();
  return (
    <div className="row">
      <SteadyButton isOff={isFirst} onClick={() => onChange(page - 1)}>
        {t('pages.previous')}
      </SteadyButton>
      {children}
      <SteadyButton isOff={isLast} onClick={() => onChange(page + 1)}>
        {t('pages.next')}
      </SteadyButton>
    </div>
  );
};

import type { ComponentProps } from 'react';

interface SteadyButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'onClick'> {
  /** True while the button does nothing. */
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** A button that is off at times. It is never `disabled`, because the focus would be lost. */
export const SteadyButton = ({ isOff, onClick, className = 'btn', ...rest }: SteadyButtonProps) => (
  <button
    {...rest}
    type="button"
    className={className}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onClick();
    }}
  />
);

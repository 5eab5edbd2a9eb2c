import { useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { AskingButton } from '../../parts/asking-button.tsx';
import { EffectList } from '../../parts/effect-list.tsx';
import type { SwitchedPage } from './use-page-effects.ts';
import type { Toggle } from './use-toggle.ts';

interface SwitchPagesProps {
  /** The pages that match the filter. */
  readonly found: readonly SwitchedPage[];
  readonly effectsOf: (pages: readonly SwitchedPage[], isOn: boolean) => readonly string[];
  readonly toggle: Toggle;
}

/** The buttons that switch all pages of a filtered list on or off, and what the last one did. */
export const SwitchPages = ({ found, effectsOf, toggle }: SwitchPagesProps) => {
  const t = useMessages();
  const [done, setDone] = useState('');
  const button = (isOn: boolean) => {
    const changed = found.filter(({ isEnabled }) => isEnabled !== isOn);
    const count = changed.length;
    if (count === 0) return null;
    const switchThem = async (): Promise<void> => {
      const isDone = await toggle(
        changed.map(({ _id }) => _id),
        isOn,
      );
      setDone(isDone ? t(isOn ? 'admin-pages.all-on-done' : 'admin-pages.all-off-done', { count }) : '');
    };
    const text = t(isOn ? 'admin-pages.all-on' : 'admin-pages.all-off', { count });
    return (
      <AskingButton
        name={text}
        text={text}
        title={t(isOn ? 'admin-pages.all-on-title' : 'admin-pages.all-off-title', { count })}
        confirm={t(isOn ? 'admin.switch-on' : 'admin.switch-off')}
        onConfirm={() => void switchThem()}
      >
        <EffectList effects={() => effectsOf(changed, isOn)} />
      </AskingButton>
    );
  };
  return (
    <div className="row">
      {button(true)}
      {button(false)}
      <p role="status">{done}</p>
    </div>
  );
};

import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface EffectSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  /** The changes that visitors see after the switch is flipped. They are listed before that. */
  readonly effects: readonly string[];
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A switch that tells its effect before it is moved. Without an effect to tell it moves at once. */
export const EffectSwitch = ({ label, isOn, effects, onChange, isDisabled = false }: EffectSwitchProps) => {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <label className="admin-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          onChange={() => (effects.length > 0 ? setAsking(true) : onChange(!isOn))}
        />
        {label}
      </label>
      {isAsking && (
        <ConfirmDialog
          title={t(isOn ? 'admin.switch-off-title' : 'admin.switch-on-title', { name: label })}
          confirm={t(isOn ? 'admin.switch-off' : 'admin.switch-on')}
          onConfirm={() => onChange(!isOn)}
          onClose={() => setAsking(false)}
        >
          <p>{t('admin.effect-lead')}</p>
          <ul className="admin-effects">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
};

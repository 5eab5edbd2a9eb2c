import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EffectList } from './effect-list.tsx';
import { Switch } from './fields/switch.tsx';

interface EffectSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  /**
   * Returns the changes that visitors see after the switch is flipped. They are listed before that. Finding them may take a
   * look at every text of the portal, so that it is done for one switch, not for all of a list.
   */
  readonly effects: () => readonly string[];
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that tells its effect before it is moved. Without an effect to tell it moves at once. */
export const EffectSwitch = ({ label, isOn, effects, onChange }: EffectSwitchProps) => {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Switch
        label={label}
        isOn={isOn}
        onChange={(isWanted) => (effects().length > 0 ? setAsking(true) : onChange(isWanted))}
      />
      {isAsking && (
        <ConfirmDialog
          title={t(isOn ? 'admin.switch-off-title' : 'admin.switch-on-title', { name: label })}
          confirm={t(isOn ? 'admin.switch-off' : 'admin.switch-on')}
          onConfirm={() => onChange(!isOn)}
          onClose={() => setAsking(false)}
        >
          <EffectList effects={effects} />
        </ConfirmDialog>
      )}
    </>
  );
};

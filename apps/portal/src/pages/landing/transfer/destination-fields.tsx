import { DATA_TRANSFER_DESTINATIONS } from '@open-discovery/config';
import type { DataTransferDestination } from '@open-discovery/config';
import { useMessages } from '../../../messages/use-messages.ts';
import { CREDENTIALS, FOLDER_LABELS, hasBucket } from './destination-rules.ts';
import type { FieldProblems } from './read-order.ts';
import { TextField } from './text-field.tsx';
import styles from './transfer.module.css';

interface DestinationFieldsProps {
  readonly destination: DataTransferDestination;
  readonly problems: FieldProblems;
  readonly onChoose: (destination: DataTransferDestination) => void;
}

/** The destination of the files, and the fields that its storage requires. */
export const DestinationFields = ({ destination, problems, onChoose }: DestinationFieldsProps) => {
  const t = useMessages();
  const credentials = CREDENTIALS[destination.auth];
  return (
    <>
      <DestinationChoice destination={destination} onChoose={onChoose} />
      <TextField
        name="server"
        label="transfer.server"
        hint={t('transfer.server-hint')}
        problem={problems.server}
        isRequired
      />
      <TextField
        key={destination.id}
        name="folder"
        label={FOLDER_LABELS[destination.id]}
        value={destination.defaultFolder ?? ''}
        problem={problems.folder}
        isRequired={hasBucket(destination)}
      />
      <label className={styles['choice']}>
        <input type="checkbox" name="overwrite" /> {t('transfer.overwrite')}
      </label>
      <TextField
        name="token"
        label="transfer.token"
        hint={t('transfer.token-hint')}
        problem={problems.token}
        isRequired
        isSecret
      />
      {credentials && (
        <div key={destination.auth} className={styles['pair']}>
          <TextField
            name="name"
            label={credentials.name}
            problem={problems.name}
            isRequired
            isSecret={destination.auth === 'keys'}
          />
          <TextField name="secret" label={credentials.secret} problem={problems.secret} isRequired isSecret />
        </div>
      )}
    </>
  );
};

const DestinationChoice = ({
  destination,
  onChoose,
}: Pick<DestinationFieldsProps, 'destination' | 'onChoose'>) => {
  const t = useMessages();
  return (
    <fieldset>
      <legend>{t('transfer.destination')}</legend>
      <div className="row">
        {DATA_TRANSFER_DESTINATIONS.map((one) => (
          <label key={one.id} className={styles['choice']}>
            <input
              type="radio"
              name="destination"
              value={one.id}
              checked={one.id === destination.id}
              onChange={() => onChoose(one)}
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

import { DATA_TRANSFER_DESTINATIONS } from '@open-discovery/config';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { DestinationFields } from './destination-fields.tsx';
import type { TransferFailure } from './explain-failure.ts';
import { FieldProblem } from './field-problem.tsx';
import { FileChoice } from './file-choice.tsx';
import { readOrder, TRANSFER_FIELDS } from './read-order.ts';
import type { FieldProblems, TransferForm, TransferOrder } from './read-order.ts';
import type { TransferableFile } from './transfer-answers.ts';
import styles from './transfer.module.css';

interface TransferFormProps {
  readonly files: readonly TransferableFile[];
  /** Host that receives the credentials. */
  readonly serviceHost: string;
  readonly isSending: boolean;
  /** The reason why the last attempt was refused. */
  readonly failure: TransferFailure | null;
  readonly onSend: (order: TransferOrder) => Promise<void>;
}

/**
 * The form for files, destination and credentials. Fields keep their text to themselves; secrets leave them
 * on submit.
 */
export const TransferFormView = ({ files, serviceHost, isSending, failure, onSend }: TransferFormProps) => {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [destination, setDestination] = useState<TransferForm['destination']>(DATA_TRANSFER_DESTINATIONS[0]);
  const [ownProblems, setOwnProblems] = useState<FieldProblems>({});
  const refused = failure?.field ? { [failure.field]: failure.message } : {};
  const problems: FieldProblems = { ...refused, ...ownProblems };
  const firstWrong = TRANSFER_FIELDS.find((field) => problems[field]);
  useEffect(() => {
    if (firstWrong) form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  }, [firstWrong, ownProblems, failure]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    const read = readOrder(formOf(event.currentTarget, destination, files));
    setOwnProblems(read.ok ? {} : read.problems);
    if (!read.ok) return;
    for (const input of event.currentTarget.querySelectorAll<HTMLInputElement>('[data-secret]'))
      input.value = '';
    void onSend(read.order);
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate autoComplete="off">
      <FileChoice files={files} problem={problems.files} />
      <DestinationFields destination={destination} problems={problems} onChoose={setDestination} />
      <p className="small soft">{t('transfer.secrets', { host: serviceHost })}</p>
      {failure && !failure.field && (
        <FieldProblem id="transfer-failure">
          {t(failure.message)} {failure.said && t('transfer.said', { words: failure.said })}
        </FieldProblem>
      )}
      <p className="row">
        {/* Not `disabled`, which would lose the focus in the dialog. */}
        <button type="submit" className="btn primary" aria-disabled={isSending}>
          {t(isSending ? 'transfer.sending' : 'transfer.send')}
        </button>
      </p>
    </form>
  );
};

const formOf = (
  form: HTMLFormElement,
  destination: TransferForm['destination'],
  files: readonly TransferableFile[],
): TransferForm => {
  const entries = new FormData(form);
  const text = (name: string): string => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    destination,
    files: entries.getAll('files').flatMap((index) => files[Number(index)] ?? []),
    isOverwriting: entries.has('overwrite'),
    server: text('server'),
    folder: text('folder'),
    token: text('token'),
    name: text('name'),
    secret: text('secret'),
  };
};

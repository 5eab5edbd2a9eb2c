import { useState } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { FieldProblem } from './field-problem.tsx';
import { formatBytes } from '../../../runtime/format-bytes.ts';
import type { TransferableFile } from './transfer-answers.ts';
import styles from './transfer.module.css';

interface FileChoiceProps {
  readonly files: readonly TransferableFile[];
  readonly problem: MessageId | undefined;
}

/** Selects the files to send; all of them by default. */
export const FileChoice = ({ files, problem }: FileChoiceProps) => {
  const t = useMessages();
  const { language } = usePortal();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = files.filter((_, index) => !left.has(index));
  const bytes = chosen.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  const toggle = (index: number, isChosen: boolean): void =>
    setLeft(
      (before) => new Set(isChosen ? [...before].filter((other) => other !== index) : [...before, index]),
    );
  const toggleAll = (isChosen: boolean): void => setLeft(new Set(isChosen ? [] : files.keys()));
  return (
    <fieldset aria-describedby={problem && 'transfer-files-problem'}>
      <legend>{t('transfer.files')}</legend>
      {files.length > 1 && (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={left.size === 0}
            onChange={({ currentTarget }) => toggleAll(currentTarget.checked)}
          />
          {t('transfer.all-files', { count: files.length })}
        </label>
      )}
      <ul className={styles['files']}>
        {files.map((file, index) => (
          <li key={file.address}>
            <label className={styles['choice']}>
              <input
                type="checkbox"
                name="files"
                value={index}
                checked={!left.has(index)}
                onChange={({ currentTarget }) => toggle(index, currentTarget.checked)}
              />
              <span className={styles['name']}>{file.name}</span>
              {file.bytes !== null && (
                <span className="num small soft">{formatBytes(file.bytes, language)}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <p className="small soft" role="status">
        {t('transfer.chosen', { count: chosen.length, size: bytes > 0 ? formatBytes(bytes, language) : '' })}
      </p>
      {problem && <FieldProblem id="transfer-files-problem">{t(problem)}</FieldProblem>}
    </fieldset>
  );
};

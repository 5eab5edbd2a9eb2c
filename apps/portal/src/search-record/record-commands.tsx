import { CopyButton } from '../components/copy-button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { COMMAND_LANGUAGES, readyCommand } from './ready-commands.ts';
import type { SearchRecordFile } from './search-record-file.ts';
import styles from './search-record.module.css';
import { useExportUrl } from './use-export-url.ts';

/** The names of programs are the same in every language. */
const NAMES = { curl: 'curl', r: 'R', python: 'Python' } as const;

/** Lines that run the search again from elsewhere. */
export const RecordCommands = ({ record }: { readonly record: SearchRecordFile }) => {
  const t = useMessages();
  const exportUrl = useExportUrl(record);
  return (
    <ul className={styles['commands']}>
      {COMMAND_LANGUAGES.map((language) => {
        const command = readyCommand(language, exportUrl);
        return (
          <li key={language}>
            <div className="row small">
              <strong>{NAMES[language]}</strong>
              <CopyButton text={command} label={t('search-record.copy-command', { name: NAMES[language] })} />
            </div>
            <pre className="small">
              <code>{command}</code>
            </pre>
          </li>
        );
      })}
    </ul>
  );
};

import { CopyButton } from '../copy-button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { COMMAND_LANGUAGES, readyCommand } from '../../search-snapshot/ready-commands.ts';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import styles from './search-snapshot.module.css';
import { useExportUrl } from './use-export-url.ts';

/** Program names are the same in every language. */
const NAMES = { curl: 'curl', r: 'R', python: 'Python' } as const;

/** Commands that run the search again outside of the portal. */
export const SnapshotCommands = ({ snapshot }: { readonly snapshot: SearchSnapshot }) => {
  const t = useMessages();
  const exportUrl = useExportUrl(snapshot);
  return (
    <ul className={styles['commands']}>
      {COMMAND_LANGUAGES.map((language) => {
        const command = readyCommand(language, exportUrl);
        return (
          <li key={language}>
            <div className="row small">
              <strong>{NAMES[language]}</strong>
              <CopyButton
                text={command}
                label={t('search-snapshot.copy-command', { name: NAMES[language] })}
              />
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

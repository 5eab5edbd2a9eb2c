import { formatCitations } from '@open-discovery/export-formats/citations';
import type { KindedRecord } from '@open-discovery/model';
import { useEffect, useState } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { RecordKey } from '../../saved/saved-addresses.ts';
import { useRecords } from '../../saved/use-records.ts';
import { CopyButton } from '../copy-button.tsx';
import { Failed } from '../failed.tsx';
import styles from './bibliography.module.css';
import { keepCitations, lastStyleOf } from './kept-citations.ts';
import { readyStyle } from './other-styles.ts';
import { StyleChoice } from './style-choice.tsx';

type Answer = readonly KindedRecord[] | 'asking' | 'failed';

/**
 * Formats records in the chosen citation style, one per line, ready to be copied. The records are fetched
 * once for the names of the first render: to show others, pass a new `key`.
 */
export const Bibliography = ({ names }: { readonly names: readonly RecordKey[] }) => {
  const t = useMessages();
  const { language } = usePortal();
  const [style, setStyle] = useState(() => lastStyleOf(names));
  const records = useRecordsOf(names);
  const text = useCitations(records, style, language);
  if (records === 'failed' || text === 'failed') return <Failed what={t('cite.failed')} />;
  return (
    <div className={styles['bibliography']}>
      <div className="row small">
        <StyleChoice value={style} onChoose={setStyle} />
        {text !== 'asking' && <CopyButton text={text.words} label={t('cite.copy')} />}
      </div>
      <p role="status" className="vh">
        {text === 'asking' ? t('state.loading') : t('cite.ready')}
      </p>
      {text !== 'asking' && (
        <ol className={styles['entries']}>
          {text.words.split('\n').map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </ol>
      )}
    </div>
  );
};

const useRecordsOf = (names: readonly RecordKey[]): Answer => {
  const ask = useRecords();
  const [wanted] = useState(names);
  const [answer, setAnswer] = useState<Answer>('asking');
  useEffect(() => {
    let isShown = true;
    void ask(wanted).then((records) => isShown && setAnswer(records ?? 'failed'));
    return () => void (isShown = false);
  }, [ask, wanted]);
  return answer;
};

type Citations = { readonly words: string } | 'asking' | 'failed';

const useCitations = (records: Answer, style: string, language: string): Citations => {
  const { graph } = usePortal().configuration.addresses;
  const [citations, setCitations] = useState<Citations>('asking');
  useEffect(() => {
    if (typeof records === 'string') return undefined;
    let isShown = true;
    const format = async (): Promise<void> => {
      const options = { style: await readyStyle(graph, style), language, output: 'text' } as const;
      const words = await formatCitations(records, options);
      if (!isShown) return;
      setCitations({ words });
      await keepCitations(records, style, options);
    };
    format().catch(() => isShown && setCitations('failed'));
    return () => void (isShown = false);
  }, [records, style, language, graph]);
  return citations;
};

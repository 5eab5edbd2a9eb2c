import { CITATION_STYLES } from '@open-discovery/export-formats/citations';
import { useEffect, useState } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { LabeledSelect } from './labeled-select.tsx';
import styles from './labeled-select.module.css';
import { OpenStyleFile } from './open-style-file.tsx';
import { openedStyles } from './opened-styles.ts';
import type { OtherStyle } from './opened-styles.ts';
import { findStyles } from './other-styles.ts';

interface StyleChoiceProps {
  readonly value: string;
  readonly onChoose: (style: string) => void;
}

/** Debounce for typed letters. */
const TYPING_MS = 200;

const BUNDLED = Object.entries(CITATION_STYLES).map(([word, { title }]) => [word, title] as const);

/** Offers the built-in styles, styles of the visitor's files and, by words of their titles, those of the configured folder. */
export const StyleChoice = ({ value, onChoose }: StyleChoiceProps) => {
  const t = useMessages();
  const { graph } = usePortal().configuration.addresses;
  const [words, setWords] = useState('');
  const [others, setOthers] = useState<readonly OtherStyle[]>([]);
  const [hasFolder, setHasFolder] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () =>
        void findStyles(graph, words).then((found) => {
          if (!isWanted) return;
          setOthers(found);
          setHasFolder((had) => had || found.length > 0);
        }),
      words === '' ? 0 : TYPING_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [graph, words]);
  return (
    <>
      {hasFolder && (
        <label className={styles['choice']}>
          <span className="small">{t('cite.find-style')}</span>
          <input
            type="search"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
      )}
      <LabeledSelect
        label={t('cite.style')}
        value={value}
        options={[...BUNDLED, ...[...openedStyles(), ...others].map(({ id, title }) => [id, title] as const)]}
        onChoose={onChoose}
      />
      <OpenStyleFile onOpen={onChoose} />
    </>
  );
};

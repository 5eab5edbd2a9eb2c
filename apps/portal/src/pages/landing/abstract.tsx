import { MarkedText } from '../../components/marked-text.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { foldText } from './fold-text.ts';
import styles from './landing.module.css';

interface AbstractProps {
  readonly texts: readonly string[];
  /** The language of the texts, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** Descriptions of a record with their paragraphs; the rest of a long one unfolds, also without scripts. */
export const Abstract = ({ texts, lang }: AbstractProps) => {
  const t = useMessages();
  const paragraphs = texts.flatMap((text) => text.split(/\n+/)).filter((text) => text.trim() !== '');
  const { shown, folded } = foldText(paragraphs);
  return (
    <>
      <Paragraphs texts={shown} lang={lang} />
      {folded.length > 0 && (
        <details className={styles['rest']}>
          <summary className="small">{t('landing.whole-text')}</summary>
          <Paragraphs texts={folded} lang={lang} />
        </details>
      )}
    </>
  );
};

const Paragraphs = ({ texts, lang }: AbstractProps) =>
  texts.map((paragraph, index) => (
    <p key={index} className={styles['abstract']} dir="auto" lang={lang}>
      <MarkedText text={paragraph} />
    </p>
  ));

import { MarkedText } from '../../components/marked-text.tsx';
import styles from './landing.module.css';

/** Descriptions of a record with their paragraphs. */
export const Abstract = ({ texts }: { readonly texts: readonly string[] }) =>
  texts
    .flatMap((text) => text.split(/\n+/))
    .map((paragraph, index) => (
      <p key={index} className={styles['abstract']}>
        <MarkedText text={paragraph} />
      </p>
    ));

import { CITATION_LANGUAGES } from '@open-discovery/export-formats/citations';
import type { ResearchProduct } from '@open-discovery/model';
import { useState } from 'react';
import { capitalize } from '../../../runtime/capitalize.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { LabeledSelect } from '../../../components/citing/labeled-select.tsx';
import { StyleChoice } from '../../../components/citing/style-choice.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './actions.module.css';
import { CopyCitation } from './copy-citation.tsx';
import { useCitation } from './use-citation.ts';

/** A citation of one work in a chosen style and language, ready to be copied. */
export const CitationPanel = ({ record }: { readonly record: ResearchProduct }) => {
  const t = useMessages();
  const { language: readers } = usePortal();
  const [style, setStyle] = useState('apa');
  const [language, setLanguage] = useState<string>(readers);
  const names = new Intl.DisplayNames(readers, { type: 'language' });
  const citation = useCitation(record, style, language);
  return (
    <>
      <StyleChoice value={style} onChoose={setStyle} />
      <LabeledSelect
        label={t('field.language')}
        value={language}
        options={Object.keys(CITATION_LANGUAGES).map((word) => [word, capitalize(names.of(word) ?? word)])}
        onChoose={setLanguage}
      />
      <div className={styles['citation']} role="status">
        {citation.state === 'loading' && t('state.loading')}
        {citation.state === 'failed' && t('cite.failed')}
        {citation.state === 'made' && (
          // Text and the elements of citations only, also in a style of the visitor: the tests of `formatCitations` prove it.
          <div dangerouslySetInnerHTML={{ __html: citation.html }} />
        )}
      </div>
      {citation.state === 'made' && <CopyCitation text={citation.text} html={citation.html} />}
    </>
  );
};

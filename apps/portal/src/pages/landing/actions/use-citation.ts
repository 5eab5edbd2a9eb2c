import { formatCitations } from '@open-discovery/export-formats/citations';
import type { ResearchProduct } from '@open-discovery/model';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { readyStyle } from '../../../components/citing/other-styles.ts';

/** A citation that is being formatted. */
export type Citation =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'made'; readonly text: string; readonly html: string };

/** Returns the citation of a work, updated when the style or language changes. */
export const useCitation = (record: ResearchProduct, style: string, language: string): Citation => {
  const [made, setMade] = useState<{ readonly of: string; readonly citation: Citation } | null>(null);
  const { graph } = usePortal().configuration.addresses;
  const wanted = `${record.id} ${style} ${language}`;
  useEffect(() => {
    let isWanted = true;
    const write = (known: string) => (output: 'text' | 'html') =>
      formatCitations([{ kind: 'product', record }], { style: known, language, output });
    void readyStyle(graph, style)
      .then((known) => Promise.all((['text', 'html'] as const).map(write(known))))
      .then(([text = '', html = '']): Citation => ({ state: 'made', text, html }))
      .catch((): Citation => ({ state: 'failed' }))
      .then((citation) => isWanted && setMade({ of: wanted, citation }));
    return () => void (isWanted = false);
  }, [record, style, language, wanted, graph]);
  return made?.of === wanted ? made.citation : { state: 'loading' };
};

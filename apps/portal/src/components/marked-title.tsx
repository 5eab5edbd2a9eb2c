import type { Highlight } from '@open-discovery/graph-client';
import type { GraphRecord } from '@open-discovery/model';
import { foreignLanguage } from '../runtime/foreign-language.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { Highlighted, MarkedText } from './marked-text.tsx';
import { recordTitle } from '../records/record-title.ts';

interface MarkedTitleProps {
  readonly record: GraphRecord;
  readonly highlight?: Highlight | null | undefined;
}

/** Renders a record's title with its inline marks or matches, in the record's own language. */
export const MarkedTitle = ({ record, highlight }: MarkedTitleProps) => {
  const lang = foreignLanguage(record, usePortal().language);
  return (
    <span lang={lang}>
      {highlight ? <Highlighted highlight={highlight} /> : <MarkedText text={recordTitle(record)} />}
    </span>
  );
};

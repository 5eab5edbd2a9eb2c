import type { Highlight } from '@open-discovery/graph-client';
import { markedRuns } from '@open-discovery/model';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * Renders a title or an abstract with its four inline marks (sub, sup, i, b); any other markup is shown as
 * text.
 */
export const MarkedText = ({ text }: { readonly text: string }) =>
  markedRuns(text).map((run, index) => (
    <Fragment key={index}>
      {run.marks.reduceRight<ReactNode>(
        (inner, Mark) => (
          <Mark>{inner}</Mark>
        ),
        run.text,
      )}
    </Fragment>
  ));

/** Renders a text with its matches highlighted. */
export const Highlighted = ({ highlight }: { readonly highlight: Highlight }) => {
  const { text, marks, cutStart, cutEnd } = highlight;
  const parts: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of marks) {
    if (start < position) continue;
    parts.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  return (
    <>
      {cutStart && '…'}
      {parts}
      {text.slice(position)}
      {cutEnd && '…'}
    </>
  );
};

import type { Row } from './row.ts';
import { wordsOf } from './text-rows.ts';
import type { Work } from './work.ts';

const ISSN = /(?<![\dX-])\d{4}-?\d{3}[\dX](?![\dX-])/gi;

/**
 * Returns the ISSNs among texts. Sources that list two without saying which is which mostly begin with that of the printed edition.
 * @example issnsIn(['1234-5679, 2049-3630']) // { issnPrinted: '1234-5679', issnOnline: '2049-3630' }
 */
export const issnsIn = (
  texts: readonly string[],
): { readonly issnPrinted?: string | undefined; readonly issnOnline?: string | undefined } => {
  const [issnPrinted, issnOnline] = new Set(texts.flatMap((text) => text.match(ISSN) ?? []));
  return { issnPrinted, issnOnline };
};

/** Returns a row that takes the ISSNs of a journal, which the source does not tell apart. */
export const issns = (field: string, section: string): Row<Work> => ({
  field,
  section,
  to: 'container.issnPrinted, container.issnOnline',
  isText: true,
  read: (values) => ({ container: issnsIn(wordsOf(values)) }),
});

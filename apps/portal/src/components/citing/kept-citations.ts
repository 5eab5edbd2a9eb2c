import { CITATION_STYLES, formatCitations } from '@open-discovery/export-formats/citations';
import type { CitationOptions } from '@open-discovery/export-formats/citations';
import type { KindedRecord } from '@open-discovery/model';
import { yieldToBrowser } from '../../hydration/yield-to-browser.ts';
import type { RecordKey } from '../../saved/saved-addresses.ts';
import { withKnown } from '../../saved/saved-steps.ts';
import type { SelectedCitation } from '../../saved/saved-items.ts';
import { savedStore } from '../../saved/use-saved.ts';

const DEFAULT_STYLE = 'apa';

const isBuiltIn = (style: string): boolean => Object.hasOwn(CITATION_STYLES, style);

/** Returns the built-in style in which one of these records was cited last, if it is selected. */
export const lastStyleOf = (names: readonly RecordKey[]): string => {
  const ids = new Set(names.map(({ id }) => id));
  const cited = savedStore.current().selection.find(({ id, citation }) => citation && ids.has(id));
  const style = cited?.citation?.style;
  return style !== undefined && isBuiltIn(style) ? style : DEFAULT_STYLE;
};

/**
 * Stores the citations of selected records for reading offline. Each is formatted separately, because a bibliography is
 * sorted and does not say which entry is of which record.
 */
export const keepCitations = async (
  records: readonly KindedRecord[],
  style: string,
  options: CitationOptions,
): Promise<void> => {
  const selected = new Set(savedStore.current().selection.map(({ id }) => id));
  const known = new Map<string, { readonly citation: SelectedCitation }>();
  for (const item of records.filter(({ record }) => selected.has(record.id))) {
    await yieldToBrowser();
    const text = await formatCitations([item], options);
    if (text !== '') known.set(item.record.id, { citation: { ...(isBuiltIn(style) && { style }), text } });
  }
  if (known.size > 0) savedStore.change(withKnown(known));
};

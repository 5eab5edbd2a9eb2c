import type { IndexDocument, KeywordValue } from '@open-discovery/search-index';
import type { DocumentPart } from './packed-documents.ts';

const valueOf = (value: KeywordValue): string => (typeof value === 'string' ? value : value.value);

/**
 * Yields documents with their further values, which a cluster takes as a whole. These are sorted, because an interrupted import
 * goes on after the same documents.
 */
export async function* wholeDocuments(parts: AsyncIterable<DocumentPart>): AsyncGenerator<IndexDocument> {
  let last: IndexDocument | null = null;
  let further = new Map<string, string[]>();
  const whole = (document: IndexDocument): IndexDocument => {
    if (further.size === 0) return document;
    const keyword = { ...document.keyword };
    for (const [field, values] of further)
      keyword[field] = [...(keyword[field] ?? []).map(valueOf), ...values].sort();
    further = new Map();
    return { ...document, keyword };
  };
  for await (const part of parts) {
    if ('furtherOf' in part) {
      const values = further.get(part.field) ?? [];
      further.set(part.field, values);
      for (const value of part.values) values.push(value);
    } else {
      if (last) yield whole(last);
      last = part;
    }
  }
  if (last) yield whole(last);
}

import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import type { Bytes } from '../byte-source.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';
import { UnreadableError } from '../unreadable-error.ts';
import { decodeXml } from './decode-xml.ts';
import { XmlElement } from './xml-element.ts';

/** A record of an XML document with the line on which it ends. */
export interface XmlRecord {
  readonly element: XmlElement;
  /** Name of the document's root. */
  readonly root: string;
  readonly line: number;
}

/** Documents that hold many records, by their roots; of other documents the root is the only record. */
const RECORDS_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    'OAI-PMH': ['record', 'error', 'Identify', 'ListIdentifiers', 'ListSets', 'ListMetadataFormats'],
    ListRecords: ['record'],
    PubmedArticleSet: ['PubmedArticle', 'PubmedBookArticle', 'DeleteCitation'],
    articles: ['article'],
    'pmc-articleset': ['article'],
    CERIF: ['*'],
    collection: ['record'],
    modsCollection: ['mods'],
    feed: ['entry'],
    records: ['record', 'resource'],
    resources: ['resource'],
    xml: ['record'],
  }).map(([root, names]) => [root, new Set(names)]),
);

/** Characters of one record; real ones are far below. */
const MAX_RECORD_CHARS = 64 * 1024 * 1024;
/** Real records are about fifteen levels deep; what reads them is recursive. */
const MAX_DEPTH = 100;

/** Faults that real documents have and that change nothing: entities of a document type, prefixes of a cut-out part, empty lines. */
const HARMLESS = /undefined entity|unbound namespace prefix|XML declaration must be at the start/;

const shortened = (message: string): string => message.replace(/^\d+:\d+:\s*/, '').slice(0, MESSAGE_CHARS);
const MESSAGE_CHARS = 120;

const attributesOf = (tag: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(
    Object.values(tag.attributes)
      .filter(({ name }) => !/^xmlns(?::|$)/.test(name))
      .map(({ local, value }) => [local, value]),
  );

/** Collects records while a document is parsed. Keeps nothing outside of records. */
const createCollector = (
  parser: SaxesParser<{ xmlns: true }>,
  maxChars: number,
  isDamaged: () => boolean,
) => {
  const records: XmlRecord[] = [];
  const open: XmlElement[] = [];
  const place = { depth: 0, root: '', startedAt: 0 };
  const check = (): void => {
    if (parser.position - place.startedAt > maxChars)
      throw new UnreadableError(skipReason('long-entry', { format: 'XML', max: maxChars }));
  };
  const isRecord = (name: string): boolean => {
    const names = RECORDS_IN.get(place.root);
    return names === undefined ? place.depth === 1 : names.has(name) || (names.has('*') && place.depth === 2);
  };
  const add = (text: string): void => {
    open.at(-1)?.content.push(text);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag) => {
    place.depth += 1;
    if (place.depth > MAX_DEPTH) throw new UnreadableError(skipReason('too-deep', { max: MAX_DEPTH }));
    if (place.depth === 1) place.root = tag.local;
    if (open.length === 0 && !isRecord(tag.local)) return;
    if (open.length === 0) place.startedAt = parser.position;
    const element = new XmlElement(tag.local, tag.uri, attributesOf(tag));
    open.at(-1)?.content.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    place.depth -= 1;
    const element = open.pop();
    if (element === undefined || open.length > 0 || isDamaged()) return;
    records.push({ element, root: place.root, line: parser.line });
    place.startedAt = parser.position;
  });
  return { take: (): XmlRecord[] => records.splice(0), check };
};

const damagedXml = (detail: string): UnreadableError =>
  new UnreadableError(withDetail(skipReason('damaged-file', { format: 'XML' }), detail));

/**
 * Yields the records of an XML document, one at a time in memory. Entities of the document type are not expanded. Throws
 * at damage, after the records before it.
 */
export async function* readXml(
  head: Uint8Array,
  bytes: Bytes,
  maxChars: number = MAX_RECORD_CHARS,
): AsyncGenerator<XmlRecord> {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const damage: { message: string | null } = { message: null };
  const collector = createCollector(parser, maxChars, () => damage.message !== null);
  parser.on('error', ({ message }) => {
    if (!HARMLESS.test(message)) damage.message ??= `line ${parser.line}: ${shortened(message)}`;
  });
  for await (const text of decodeXml(head, bytes)) {
    parser.write(text);
    yield* collector.take();
    if (damage.message !== null) throw damagedXml(damage.message);
    collector.check();
  }
  parser.close();
  yield* collector.take();
  if (damage.message !== null) throw damagedXml(damage.message);
}

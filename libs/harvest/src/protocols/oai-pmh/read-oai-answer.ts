import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { failure, sentenceOf } from '../../failure.ts';
import type { Failure } from '../../failure.ts';
import { decodeXmlBody } from './decode-xml-body.ts';

export interface OaiRecord {
  readonly identifier: string;
  readonly datestamp: string;
  readonly isDeleted: boolean;
  /** The metadata as they came. */
  readonly metadata: string;
  /** The whole record, with the namespaces that the answer declares around it. */
  readonly xml: string;
}

interface OaiError {
  readonly code: string;
  readonly message: string;
}

export interface OaiAnswer {
  readonly responseDate: string | null;
  readonly errors: readonly OaiError[];
  readonly records: readonly OaiRecord[];
  /** `null` without the element; an empty value ends a list. */
  readonly token: { readonly value: string; readonly size: number | null } | null;
  /** Of an answer to Identify. */
  readonly granularity: string | null;
  /** Prefixes of an answer to ListMetadataFormats. */
  readonly formats: readonly string[];
}

/** Faults that real answers have and that change nothing here. */
const HARMLESS = /undefined entity|unbound namespace prefix/;
const SHOWN_CHARS = 120;
/** Elements of the protocol; deeper elements are metadata. */
const DEEPEST = 5;
/** The importer’s own limit. The time of the parser grows with the square of the depth. */
const MAX_DEPTH = 100;
/** Real answers declare about ten namespaces. Each record gets its own copy of them. */
const MAX_NAMESPACE_CHARS = 64 * 1024 * 1024;

/** An answer that takes far more time or memory than its size. Ends the parser. */
class CostlyXmlError extends Error {
  override readonly name = 'CostlyXmlError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(sentenceOf(failure));
    this.failure = failure;
  }
}

const attributeOf = (tag: SaxesTagNS | undefined, name: string): string =>
  Object.values(tag?.attributes ?? {}).find(({ local }) => local === name)?.value ?? '';

const sizeOf = (text: string): number | null => (/^\s*\d{1,12}\s*$/.test(text) ? Number(text) : null);

const escapeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes the namespaces of the surrounding elements into the start tag of a record. */
const withNamespaces = (xml: string, [record, ...outer]: readonly SaxesTagNS[]): string => {
  const missing = new Map(outer.toReversed().flatMap(({ ns }) => Object.entries(ns)));
  for (const prefix of Object.keys(record?.ns ?? {})) missing.delete(prefix);
  const declarations = [...missing].map(
    ([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeValue(uri)}"`,
  );
  return xml.replace(/^<[^\s/>]+/, (start) => start + declarations.join(''));
};

type OpenTag = (tag: SaxesTagNS) => void;

/** The document while it is parsed. */
interface Cursor {
  /** The open elements, outermost first. */
  readonly open: SaxesTagNS[];
  /** The text of the innermost element. */
  text: () => string;
  startOfTag: () => number;
  from: (start: number) => string;
}

/** Collects records by the places of their elements. */
const createRecordCollector = ({ open, text, startOfTag, from }: Cursor) => {
  const records: OaiRecord[] = [];
  let start = 0;
  let metadataStart = 0;
  let namespaceChars = 0;
  let record = { identifier: '', datestamp: '', isDeleted: false, metadata: '' };
  const opened: Readonly<Record<string, OpenTag>> = {
    'ListRecords/record': () => {
      start = startOfTag();
      record = { identifier: '', datestamp: '', isDeleted: false, metadata: '' };
    },
    'ListRecords/record/header': (tag) => {
      record.isDeleted = attributeOf(tag, 'status') === 'deleted';
    },
    'ListRecords/record/metadata': () => {
      metadataStart = startOfTag();
    },
  };
  const closed: Readonly<Record<string, () => void>> = {
    'ListRecords/record/header/identifier': () => {
      record.identifier = text();
    },
    'ListRecords/record/header/datestamp': () => {
      record.datestamp = text();
    },
    'ListRecords/record/metadata': () => {
      record.metadata = from(metadataStart);
    },
    'ListRecords/record': () => {
      const own = from(start);
      const xml = withNamespaces(own, open.toReversed());
      namespaceChars += xml.length - own.length;
      if (namespaceChars > MAX_NAMESPACE_CHARS)
        throw new CostlyXmlError(failure('wide-xml', { max: MAX_NAMESPACE_CHARS }));
      records.push({ ...record, xml });
    },
  };
  return { records, opened, closed };
};

/** Collects what else an answer says. */
const createAnswerCollector = ({ open, text }: Cursor) => {
  const found = {
    responseDate: null as string | null,
    errors: [] as OaiError[],
    token: null as OaiAnswer['token'],
    granularity: null as string | null,
    formats: [] as string[],
  };
  const closed: Readonly<Record<string, () => void>> = {
    responseDate: () => {
      found.responseDate = text();
    },
    error: () => found.errors.push({ code: attributeOf(open.at(-1), 'code'), message: text() }),
    'Identify/granularity': () => {
      found.granularity = text();
    },
    'ListMetadataFormats/metadataFormat/metadataPrefix': () => found.formats.push(text()),
    'ListRecords/resumptionToken': () => {
      found.token = { value: text(), size: sizeOf(attributeOf(open.at(-1), 'completeListSize')) };
    },
  };
  return { found, closed };
};

/** Listens to the parser. Returns what it finds, complete when the parser is at its end. */
const collect = (document: string, parser: SaxesParser<{ xmlns: true }>) => {
  const open: SaxesTagNS[] = [];
  const state = { text: '', root: '' };
  const cursor: Cursor = {
    open,
    text: () => state.text.trim(),
    startOfTag: () => document.lastIndexOf('<', parser.position - 1),
    from: (start) => document.slice(start, parser.position),
  };
  const records = createRecordCollector(cursor);
  const answer = createAnswerCollector(cursor);
  const closed = { ...records.closed, ...answer.closed };
  /** The names of the open elements from the second on: `ListRecords/record/header`. */
  const place = (): string =>
    open.length > DEEPEST
      ? ''
      : open
          .slice(1)
          .map(({ local }) => local)
          .join('/');
  const add = (text: string): void => {
    if (open.length <= DEEPEST) state.text += text;
  };
  parser.on('opentag', (tag) => {
    if (open.length === 0) state.root = tag.local;
    open.push(tag);
    if (open.length > MAX_DEPTH) throw new CostlyXmlError(failure('deep-xml', { max: MAX_DEPTH }));
    state.text = '';
    records.opened[place()]?.(tag);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    closed[place()]?.();
    open.pop();
  });
  return { root: () => state.root, answer: (): OaiAnswer => ({ ...answer.found, records: records.records }) };
};

/** Parses a document to its end, or to the fault that `isDamaged` reports. Returns why it was given up; `null` if it was not. */
const parse = (
  document: string,
  parser: SaxesParser<{ xmlns: true }>,
  isDamaged: () => boolean,
): Failure | null => {
  try {
    parser.write(document);
    if (!isDamaged()) parser.close();
    return null;
  } catch (error) {
    if (error instanceof CostlyXmlError) return error.failure;
    throw error;
  }
};

/**
 * Parses an OAI-PMH response; returns the reason if it is something else, or damaged. Source: OAI-PMH 2.0, section 3.2.
 */
export const readOaiAnswer = (body: Uint8Array): OaiAnswer | { readonly damage: Failure } => {
  const document = decodeXmlBody(body);
  const parser = new SaxesParser({ xmlns: true, position: true });
  const found = collect(document, parser);
  const faults: string[] = [];
  parser.on('error', ({ message }) => {
    if (!HARMLESS.test(message)) faults.push(`${message.slice(0, SHOWN_CHARS)} in line ${parser.line}`);
  });
  const damage = parse(document, parser, () => faults.length > 0);
  if (damage !== null) return { damage };
  const start = document.trim().replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARS);
  if (start === '') return { damage: failure('empty') };
  if (found.root() !== 'OAI-PMH')
    return { damage: failure('unexpected', { format: 'OAI-PMH', text: start }) };
  return faults[0] === undefined ? found.answer() : { damage: failure('damaged-xml', { detail: faults[0] }) };
};

import { readFile } from 'node:fs/promises';
import { stripKindPrefix } from '@open-discovery/graph-index';
import { parseIdentifier, parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { KindedRecord } from '@open-discovery/model';
import { messageOf } from './message-of.ts';
import { UsageError } from './usage-error.ts';

const RECORD_ID = /^[^:|\s]{12}::\S+$/;
const COMMENT = /(?:^|\s)#(?:\s.*)?$/;
const MOST_SHOWN = 20;

/** The records that an import removes from those that were there before. */
export interface Removals {
  /** Reports whether a record is to be removed, and notes that it is there. */
  has(item: KindedRecord): boolean;
  /** Returns the lines, such as `ids.txt:3: 10.5555/sea`, to which no record fits so far. */
  unused(): string[];
}

const identifierKey = ({ scheme, value }: Identifier): string => `${scheme} ${value.toLowerCase()}`;

/** Normalizes an address, so that addresses of the same page are equal. */
const addressKey = (text: string): string | null => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { host, pathname, search } = new URL(text);
  return `address ${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
};

/** Returns the id of a record in the address of its page in a portal. */
const idInAddress = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const values = [...new URL(text).searchParams.values()].map(stripKindPrefix);
  return values.find((value) => RECORD_ID.test(value)) ?? null;
};

/** Returns the key of an id of a record, an identifier or an address; `null` if a text is none of these. */
const keyOf = (text: string): string | null => {
  const id = stripKindPrefix(text);
  if (RECORD_ID.test(id)) return `id ${id}`;
  const identifier = parseIdentifier(text);
  if (identifier !== null) return identifierKey(identifier);
  const named = idInAddress(text);
  return named === null ? addressKey(text) : `id ${named}`;
};

type Pid = { readonly scheme?: string | null; readonly value: string };

const pidKeys = (pids: readonly Pid[]): string[] =>
  pids.flatMap(({ scheme, value }) => {
    const known = schemeOfClass(scheme ?? '');
    const identifier = known === null ? null : parseIdentifierAs(known, value);
    return identifier === null ? [] : [identifierKey(identifier)];
  });

const addressesOf = ({ kind, record }: KindedRecord): string[] => {
  if (kind === 'product') return (record.instances ?? []).flatMap(({ urls }) => urls ?? []);
  if (kind === 'organization' || kind === 'dataSource' || kind === 'project')
    return record.websiteUrl ? [record.websiteUrl] : [];
  return [];
};

const pidsOf = ({ kind, record }: KindedRecord): Pid[] => {
  if (kind === 'product')
    return [...(record.pids ?? []), ...(record.instances ?? []).flatMap(({ pids }) => pids ?? [])];
  if (kind === 'organization' || kind === 'dataSource') return [...(record.pids ?? [])];
  return kind === 'person' ? (record.originalId ?? []).map((value) => ({ scheme: 'orcid', value })) : [];
};

const keysOf = (item: KindedRecord): string[] => [
  `id ${item.record.id}`,
  ...pidKeys(pidsOf(item)),
  ...addressesOf(item).flatMap((address) => addressKey(address) ?? []),
];

interface Line {
  readonly place: string;
  isUsed: boolean;
}

/**
 * Parses a list of records to remove: an id of a record, an identifier such as a DOI, or an address on each line; ` # ` starts
 * a comment. Throws a {@link UsageError} that names the lines that are none of these.
 * @example parseRemovals('ids.txt', 'doi_________::1\nhttps://doi.org/10.5555/sea')
 */
export const parseRemovals = (name: string, text: string): Removals => {
  const lines = new Map<string, Line>();
  const wrong: string[] = [];
  for (const [at, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const wanted = whole.replace(COMMENT, '').trim();
    if (wanted === '') continue;
    const place = `${name}:${at + 1}: ${wanted}`;
    const key = keyOf(wanted);
    if (key === null) wrong.push(place);
    else if (!lines.has(key)) lines.set(key, { place, isUsed: false });
  }
  if (wrong.length > 0) {
    const more = wrong.length > MOST_SHOWN ? [`… and ${wrong.length - MOST_SHOWN} more`] : [];
    throw new UsageError(
      [
        'Neither an id of a record, nor an identifier, nor an address:',
        ...wrong.slice(0, MOST_SHOWN),
        ...more,
      ].join('\n  '),
    );
  }
  return {
    has(item) {
      const found = keysOf(item).flatMap((key) => lines.get(key) ?? []);
      for (const line of found) line.isUsed = true;
      return found.length > 0;
    },
    unused: () => [...lines.values()].flatMap(({ place, isUsed }) => (isUsed ? [] : [place])),
  };
};

/** Reads a list of records to remove. Throws a {@link UsageError} if there is none, and like {@link parseRemovals}. */
export const readRemovals = async (file: string): Promise<Removals> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  });
  return parseRemovals(file, text);
};

import { workScheme } from './work-scheme.ts';
import { parseIdentifier } from '@open-discovery/identifiers';
import { decodedUri } from './decoded-uri.ts';
import { row } from './row.ts';
import type { Row } from './row.ts';
import { wordsOf } from './text-rows.ts';
import type { Pid, Work, WorkGrant } from './work.ts';

/** `urn:ISBN:978…` and `ISSN 1234-5679`; the check digits are not verified. */
const BOOK_NUMBER = /^(?:urn:)?(ISBN|ISSN)[:\s]*([\dX-]{8,17})$/i;
/** A grant as the OpenAIRE guidelines write it: funder, program, number. */
const GRANT = /^info:eu-repo\/grantAgreement\/([^/]+)\/([^/]*)\/([^/]+)/i;
/** A bare number could be anything. */
const NUMBER = /^\d+$/;

/** The prefix that archives have before they register one of their own: each has a work with the same handle. */
const UNREGISTERED = /(?:^|\/|:)123456789\//;

/** Returns the identifier of a work in a text; `null` for text without one. */
export const workPid = (text: string): Pid | null => {
  const identifier = NUMBER.test(text.trim()) || UNREGISTERED.test(text) ? null : parseIdentifier(text);
  const scheme = identifier === null ? undefined : workScheme(identifier.scheme);
  return identifier === null || scheme === undefined ? null : { scheme, value: identifier.value };
};

/** Returns the grant of an `info:eu-repo/grantAgreement` address. */
export const grantIn = (text: string): WorkGrant | null => {
  const [, funder = '', , code = ''] = GRANT.exec(text.trim()) ?? [];
  return code === '' ? null : { code: decodedUri(code), funder: decodedUri(funder), funderId: null };
};

/** Returns what texts of any kind say about the identifiers, addresses and grants of a work. */
export const statedIdentifiers = (
  texts: readonly string[],
): Pick<Work, 'ids' | 'alternateIds' | 'urls' | 'grants'> => {
  const found = texts.map((text) => ({ text, pid: workPid(text), grant: grantIn(text) }));
  const others = found.filter(({ pid, grant }) => pid === null && grant === null);
  const isAddress = (text: string): boolean => /^(?:https?|ftp):\/\//i.test(text);
  return {
    ids: found.flatMap(({ pid }) => pid ?? []),
    grants: found.flatMap(({ grant }) => grant ?? []),
    urls: found.flatMap(({ text, grant }) => (grant === null && isAddress(text) ? [text] : [])),
    alternateIds: others.flatMap(({ text }): Pid[] => {
      const [, scheme, value] = BOOK_NUMBER.exec(text) ?? [];
      if (scheme !== undefined && value !== undefined) return [{ scheme: scheme.toUpperCase(), value }];
      return isAddress(text) ? [] : [{ scheme: 'other', value: text }];
    }),
  };
};

/** Words that name no scheme. */
const NO_SCHEMES: readonly string[] = ['', 'uri', 'url', 'local'];

/**
 * Sorts the identifiers of a work by the schemes that a catalog gives. An empty scheme means that it gives none.
 * @example identifiersByScheme([{ scheme: 'hdl', value: '20.500.1/7' }]).ids // [{ scheme: 'handle', value: '20.500.1/7' }]
 */
export const identifiersByScheme = (pids: readonly Pid[]): Pick<Work, 'ids' | 'alternateIds' | 'urls'> => {
  const given = pids.map(({ scheme, value }) => ({ scheme, value, word: scheme.toLowerCase() }));
  const stated = statedIdentifiers(
    given.filter(({ word }) => NO_SCHEMES.includes(word)).map(({ value }) => value),
  );
  const named = given.filter(({ word }) => !NO_SCHEMES.includes(word));
  const schemeOf = ({ word, value }: (typeof named)[number]): string | undefined =>
    UNREGISTERED.test(value) ? undefined : workScheme(word);
  return {
    ids: [
      ...named.flatMap((pid) => {
        const scheme = schemeOf(pid);
        return scheme === undefined ? [] : [{ scheme, value: pid.value }];
      }),
      ...stated.ids,
    ],
    alternateIds: [
      ...named
        .filter((pid) => schemeOf(pid) === undefined)
        .map(({ word, scheme, value }) => ({ scheme: word === 'isbn' ? 'ISBN' : scheme, value })),
      ...stated.alternateIds,
    ],
    urls: stated.urls,
  };
};

/** Returns a row that takes identifiers and addresses of any kind. */
export const identifiers = (
  field: string,
  section: string,
  to = 'pids, instances.alternateIdentifiers, instances.urls',
): Row<Work> => row(field, section, to, (values) => statedIdentifiers(wordsOf(values)));

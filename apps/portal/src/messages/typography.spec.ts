import { expect, test } from '@jest/globals';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import type { PortalLanguage } from '@open-discovery/model';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ALL_CATALOGS } from './all-catalogs.ts';
import { SHARED_CATALOG } from './catalogs.ts';

/** The quotation marks of a language, and what its texts never contain. */
interface Typography {
  readonly quotes: string;
  readonly wrong: readonly RegExp[];
}

/** A percent sign or an abbreviation must not start a line. */
const BREAKABLE_PERCENT = /[\d}] ?%/;
/** A unit must not start a line, either. */
const BREAKABLE_UNIT = /[\d}] (?:[KM]B|[kM]o)\b/;

const TYPOGRAPHY = {
  en: { quotes: '“”', wrong: [/ %/] },
  de: { quotes: '„“', wrong: [BREAKABLE_PERCENT, /z\. ?B\./] },
  es: { quotes: '«»', wrong: [BREAKABLE_PERCENT, /p\. ?ej/, /\s…/] },
  el: { quotes: '«»', wrong: [/ %/, /\s…/] },
  fr: {
    quotes: '«»',
    wrong: [BREAKABLE_PERCENT, /«[^\u00A0]/, /[^\u00A0][;?!»]/, /[^\u00A0]:(?!\S)/, /\s…/],
  },
  pl: { quotes: '„”', wrong: [/ %/, /\s…/] },
} as const satisfies Record<PortalLanguage, Typography>;

const foreignQuotes = (quotes: string): RegExp =>
  new RegExp(`[${[...'“”„«»'].filter((mark) => !quotes.includes(mark)).join('')}]`);

const catalogSchema = z.object({ default: z.record(z.string(), z.string()) });

test.each(PORTAL_LANGUAGES)(
  'texts in %s have the quotation marks and spaces of the language',
  async (language) => {
    const loaded = await Promise.all([SHARED_CATALOG, ...ALL_CATALOGS].map((catalog) => catalog(language)));
    const { quotes, wrong } = TYPOGRAPHY[language];
    const rules = [...wrong, BREAKABLE_UNIT, foreignQuotes(quotes), /"|\.\.\./];
    const texts = loaded.flatMap((file) => Object.entries(catalogSchema.parse(file).default));
    expect(texts.filter(([, text]) => rules.some((rule) => rule.test(text)))).toEqual([]);
  },
);

const SOURCE = path.resolve(import.meta.dirname, '..');
const SHOWING = ['components', 'pages', 'search-snapshot'];
/** `doi: 10.1234/abc` is a notation, the same in every language. */
const NOTATIONS: ReadonlySet<string> = new Set(['pages/landing/actions/record-in-text.ts']);

test('a text joins a name with its value: in French, a space precedes the colon', () => {
  const files = SHOWING.flatMap((folder) =>
    readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(SOURCE, folder, file),
    ),
  ).filter((file) => /(?<!\.spec)\.tsx?$/.test(file));
  const joining = files.filter((file) =>
    /(?<!Error\(`[^`]*)\}: (?:\$\{|<(?!\/))/.test(readFileSync(file, 'utf8')),
  );
  const names = joining.map((file) => path.relative(SOURCE, file));
  expect(names.filter((name) => !NOTATIONS.has(name))).toEqual([]);
});

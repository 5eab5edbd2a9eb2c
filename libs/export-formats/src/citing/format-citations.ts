import locales from '@citation-js/plugin-csl/lib-mjs/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib-mjs/styles.json' with { type: 'json' };
import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import { toCsl } from '../formats/csl.ts';
import { Citeproc } from './citeproc.ts';
import { CITATION_LANGUAGES, CITATION_STYLES, citationLocale, isCitationStyle } from './citation-styles.ts';

/** How records are cited. */
export interface CitationOptions {
  /** One of `CITATION_STYLES`, or the XML of an independent CSL style. */
  readonly style: string;
  /** Language tag; a language without words of its own reads as English. */
  readonly language: string;
  /** `html` is safe to be shown: every text of a record is escaped. */
  readonly output: 'text' | 'html';
}

const LOCALES: Readonly<Record<string, string>> = locales;
const styleXml = (style: string): string =>
  isCitationStyle(style) ? styles[CITATION_STYLES[style].template] : style;

type Works = ReadonlyMap<string, object>;
/** A style made ready, and the works that it is to cite next. */
interface Processor {
  readonly engine: Citeproc;
  works: Works;
}

/** Making a long style ready takes a second: those of one visit are kept. */
const processors = new Map<string, Processor>();

const makeProcessor = (style: string, locale: string): Processor => {
  const system = {
    retrieveLocale: (asked: string) => LOCALES[asked] ?? LOCALES[CITATION_LANGUAGES.en] ?? '',
    retrieveItem: (id: string) => processor.works.get(id),
  };
  const engine = new Citeproc(system, styleXml(style), locale, true);
  const processor: Processor = { engine, works: new Map() };
  return processor;
};

const processorFor = (style: string, locale: string): Processor => {
  const key = `${locale} ${style}`;
  const processor = processors.get(key) ?? makeProcessor(style, locale);
  processors.set(key, processor);
  return processor;
};

const cite = (items: readonly KindedRecord[], { style, language, output }: CitationOptions): string => {
  const processor = processorFor(style, citationLocale(language));
  // The processor knows items by numbers of ours: it gives no promise about what else stands in an id.
  processor.works = new Map(items.map((item, at) => [`${at}`, { ...toCsl(factsOf(item)), id: `${at}` }]));
  processor.engine.setOutputFormat(output);
  // It keeps what it has read of a number until the number is gone.
  processor.engine.updateItems([]);
  processor.engine.updateItems([...processor.works.keys()]);
  const bibliography = processor.engine.makeBibliography();
  if (bibliography === false) throw new Error('This citation style makes no bibliographies.');
  return bibliography[1].map((entry) => entry.trim()).join('\n');
};

/**
 * Cites records in a style, one a line, as its bibliography orders them; fails where the style can't be read.
 * @example await formatCitations(items, { style: 'apa', language: 'en', output: 'text' });
 */
export const formatCitations = (items: readonly KindedRecord[], options: CitationOptions): Promise<string> =>
  Promise.resolve().then(() => cite(items, options));

import locales from '@citation-js/plugin-csl/lib-mjs/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib-mjs/styles.json' with { type: 'json' };
import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import { toCsl } from '../formats/csl.ts';
import type { CslItem } from '../formats/csl.ts';
import { Citeproc } from './citeproc.ts';
import { CITATION_LANGUAGES, CITATION_STYLES, citationLocale, isCitationStyle } from './citation-styles.ts';

/** Options for formatting citations. */
export interface CitationOptions {
  /** One of `CITATION_STYLES`, or the XML of an independent CSL style. */
  readonly style: string;
  /** Language tag; English when its terms are not available. */
  readonly language: string;
  /** `html` is safe to render: texts of a record or a style bring in no elements but marks of rich text, such as `<sub>`. */
  readonly output: 'text' | 'html';
}

const LOCALES: Readonly<Record<string, string>> = locales;
const styleXml = (style: string): string =>
  isCitationStyle(style) ? styles[CITATION_STYLES[style].template] : style;

type Works = ReadonlyMap<string, object>;
/** A compiled style with the works to cite next. */
interface Processor {
  readonly engine: Citeproc;
  works: Works;
}

/** Compiling a long style takes a second, so the styles of a visit are cached. */
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

/** Styles print the type of a work themselves. */
const toCited = (item: KindedRecord): Omit<CslItem, 'id'> => {
  const { genre: _genre, id: _id, ...cited } = toCsl(factsOf(item));
  return cited;
};

const cite = (items: readonly KindedRecord[], { style, language, output }: CitationOptions): string => {
  const processor = processorFor(style, citationLocale(language));
  // The processor gets numbers as ids, because it does not specify which characters an id may contain.
  processor.works = new Map(items.map((item, at) => [`${at}`, { ...toCited(item), id: `${at}` }]));
  processor.engine.setOutputFormat(output);
  // Releases the data that the processor caches per id.
  processor.engine.updateItems([]);
  processor.engine.updateItems([...processor.works.keys()]);
  const bibliography = processor.engine.makeBibliography();
  if (bibliography === false) throw new Error('This citation style makes no bibliographies.');
  return bibliography[1].map((entry) => entry.trim()).join('\n');
};

/**
 * Formats records in a citation style, one per line, in the order of its bibliography. Rejects when the style
 * is invalid.
 * @example await formatCitations(items, { style: 'apa', language: 'en', output: 'text' });
 */
export const formatCitations = (items: readonly KindedRecord[], options: CitationOptions): Promise<string> =>
  Promise.resolve().then(() => cite(items, options));

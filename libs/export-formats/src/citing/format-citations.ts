import styles from '@citation-js/plugin-csl/lib-mjs/styles.json' with { type: 'json' };
import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import { toCsl } from '../formats/csl.ts';
import type { CslItem } from '../formats/csl.ts';
import { Citeproc } from './citeproc.ts';
import { CITATION_STYLES, citationLocale, isCitationStyle } from './citation-styles.ts';
import { ENGLISH_XML, loadLocale } from './locales/load-locale.ts';

/** Options for formatting citations. */
export interface CitationOptions {
  /** One of `CITATION_STYLES`, or the XML of an independent CSL style. */
  readonly style: string;
  /** Language tag; English when its terms are not available. */
  readonly language: string;
  /** `html` is safe to render: texts of a record or a style bring in no elements but marks of rich text, such as `<sub>`. */
  readonly output: 'text' | 'html';
}

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

const makeProcessor = (style: string, locale: string, localeXml: string): Processor => {
  const system = {
    retrieveLocale: (asked: string) => (asked === locale ? localeXml : ENGLISH_XML),
    retrieveItem: (id: string) => processor.works.get(id),
  };
  const engine = new Citeproc(system, styleXml(style), locale, true);
  const processor: Processor = { engine, works: new Map() };
  return processor;
};

const processorFor = (style: string, locale: string, localeXml: string): Processor => {
  const key = `${locale} ${style}`;
  const processor = processors.get(key) ?? makeProcessor(style, locale, localeXml);
  processors.set(key, processor);
  return processor;
};

/** Styles print the type of a work themselves. */
const toCited = (item: KindedRecord): Omit<CslItem, 'id'> => {
  const { genre: _genre, id: _id, ...cited } = toCsl(factsOf(item));
  return cited;
};

/**
 * Formats records in a citation style, one per line, in the order of its bibliography. Rejects when the style
 * is invalid.
 * @example await formatCitations(items, { style: 'apa', language: 'en', output: 'text' });
 */
export const formatCitations = async (
  items: readonly KindedRecord[],
  { style, language, output }: CitationOptions,
): Promise<string> => {
  const locale = citationLocale(language);
  const processor = processorFor(style, locale, await loadLocale(locale));
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

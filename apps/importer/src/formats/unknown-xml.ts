import { XmlElement } from '../input/xml/xml-element.ts';
import type { Format } from './format.ts';

const EXPORT = 'export it as DataCite XML, Dublin Core, BibTeX or RIS';

/** Documents that are known and not read, by the namespace or name of their root, and what helps. */
const REFUSED: readonly (readonly [sign: RegExp, name: string, advice: string])[] = [
  [/loc\.gov\/MARC21|^\S* (?:marc:)?collection$/, 'MARC 21', EXPORT],
  [/loc\.gov\/mods| mods(?:Collection)?$/, 'MODS', EXPORT],
  [/loc\.gov\/METS| mets$/, 'METS', EXPORT],
  [/tei-c\.org| TEI$/, 'TEI', 'HAL gives the same records as DataCite XML or BibTeX'],
  [/rdf-syntax-ns| RDF$/, 'RDF/XML', 'give schema.org as JSON-LD'],
  [/xhtml| html$/i, 'an HTML page', 'save the record itself, not its page'],
  [/ DeleteCitation$/, 'a list of deleted PubMed records', 'an import replaces the records before'],
  [/ PubmedBookArticle$/, 'a book of PubMed', EXPORT],
  [/rioxx/, 'RIOXX', EXPORT],
  [/lyncode\.com\/xoai/, 'XOAI', 'ask the repository for oai_dc or oai_openaire'],
  [/arxiv\.org\/OAI/, 'arXiv’s own format', 'ask arXiv for oai_dc'],
  [/maven/, 'a Maven build file', 'it describes no record'],
];

const reasonFor = ({ name, namespace }: XmlElement): string => {
  const known = REFUSED.find(([sign]) => sign.test(`${namespace} ${name}`));
  if (known) return `${known[1]} is not supported; ${known[2]}`;
  return `XML of an unknown kind: <${name}>${namespace === '' ? '' : ` of ${namespace}`}`;
};

/** XML that no other format reads: named and skipped. */
export const unknownXmlFormat: Format = {
  name: 'XML',
  detects: (value) => value instanceof XmlElement,
  read: (value) => (value instanceof XmlElement ? [{ type: 'nothing', reason: reasonFor(value) }] : []),
};

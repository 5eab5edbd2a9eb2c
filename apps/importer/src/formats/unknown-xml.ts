import { childOf, XmlElement } from '../input/xml/xml-element.ts';
import { skippedAs } from '../skipped-as.ts';
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
  [/w3\.org\/2005\/Atom/, 'Atom', 'ask the service for OAI-PMH (arXiv: oai_dc) or JSON'],
  [/ responseWrapper$/, 'Europe PMC as XML', 'ask for format=json'],
  [/ article-meta$/, 'a part of JATS', 'give the whole <article>'],
  [/ publication$/, 'IEEE’s own format', EXPORT],
  [/ response$/, 'the search API of OpenAIRE (XML)', 'ask the Graph API, which answers JSON'],
  [/pex-dc|pos-ext_dc/, 'PoS’s own format', 'ask for oai_dc'],
  [/springframework/, 'a configuration of a program', 'it describes no record'],
  [/maven/, 'a Maven build file', 'it describes no record'],
];

/** Publishers name the root of their own formats as JATS does. */
const isPublishersOwn = (element: XmlElement): boolean =>
  element.name === 'article' && childOf(element, 'journal') !== null;

const reasonFor = (element: XmlElement): string => {
  if (isPublishersOwn(element)) return skippedAs('A publisher’s own <article>', EXPORT);
  return reasonForName(element);
};

const reasonForName = ({ name, namespace }: XmlElement): string => {
  const known = REFUSED.find(([sign]) => sign.test(`${namespace} ${name}`));
  if (known) return skippedAs(known[1], known[2]);
  return `XML of an unknown kind: <${name}>${namespace === '' ? '' : ` of ${namespace}`}`;
};

/** XML that no other format reads: named and skipped. */
export const unknownXmlFormat: Format = {
  name: 'XML',
  detects: (value) => value instanceof XmlElement,
  read: (value) => (value instanceof XmlElement ? [{ type: 'nothing', reason: reasonFor(value) }] : []),
};

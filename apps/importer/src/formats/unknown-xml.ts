import { childOf } from '../input/xml/xml-element.ts';
import type { XmlElement } from '../input/xml/xml-element.ts';
import { skipReason, withDetail } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';
import { nothing } from './format.ts';
import { xmlFormat } from './mapping/xml-format.ts';

const CITATIONS = 'DataCite XML, Dublin Core, BibTeX, RIS';

/**
 * Documents that are known and not read, by the namespace or name of their root, and what is read instead: `null` for those
 * that describe no record.
 */
const REFUSED: readonly (readonly [sign: RegExp, format: string, instead: string | null])[] = [
  [/loc\.gov\/METS| mets$/, 'METS', 'METS with MODS, Dublin Core or DIM'],
  [/tei-c\.org| TEI$/, 'TEI', 'HAL TEI (a list of works), DataCite XML, BibTeX'],
  [/rdf-syntax-ns| RDF$/, 'RDF/XML', 'Zotero RDF, schema.org JSON-LD'],
  [/xhtml| html$/i, 'HTML', null],
  [/ DeleteCitation$/, 'DeleteCitation (PubMed)', null],
  [/ PubmedBookArticle$/, 'PubmedBookArticle', CITATIONS],
  [/w3\.org\/2005\/Atom/, 'Atom', 'arXiv Atom, OAI-PMH, JSON'],
  [/ responseWrapper$/, 'Europe PMC XML', 'Europe PMC JSON (format=json)'],
  [/ article-meta$/, 'JATS <article-meta>', 'JATS <article>'],
  [/ publication$/, 'IEEE XML', CITATIONS],
  [/ response$/, 'OpenAIRE search API (XML)', 'Graph API'],
  [/pex-dc|pos-ext_dc/, 'PoS XML', 'oai_dc'],
  [/springframework/, 'Spring XML', null],
  [/maven/, 'Maven POM', null],
];

/** Publishers name the root of their own formats as JATS does. */
const isPublishersOwn = (element: XmlElement): boolean =>
  element.name === 'article' && childOf(element, 'journal') !== null;

const reasonFor = (element: XmlElement): SkipReason => {
  if (isPublishersOwn(element))
    return skipReason('unsupported-format', { format: '<article> with <journal>', instead: CITATIONS });
  return reasonForName(element);
};

const reasonForName = ({ name, namespace }: XmlElement): SkipReason => {
  const known = REFUSED.find(([sign]) => sign.test(`${namespace} ${name}`));
  if (known === undefined)
    return withDetail(skipReason('unknown-xml'), `<${name}>${namespace === '' ? '' : ` of ${namespace}`}`);
  const [, format, instead] = known;
  return instead === null
    ? skipReason('no-record-format', { format })
    : skipReason('unsupported-format', { format, instead });
};

/** XML that no other format reads: named and skipped. */
export const unknownXmlFormat = xmlFormat(
  'XML',
  () => true,
  (element) => nothing(reasonFor(element)),
);

import type { Place } from '../mapping/product-of.ts';
import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { childOf, fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import type { Found } from '../format.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { productOf } from '../mapping/product-of.ts';
import { mapFields, valuesAt } from '../mapping/row.ts';
import { EMPTY_WORK } from '../mapping/work.ts';
import { withAttribute } from '../mapping/xml-parts.ts';
import { xmlFormat } from '../mapping/xml-format.ts';
import { readHalDocument } from './hal-document.ts';
import { halTeiRows, isHalCitation } from './hal-tei-rows.ts';

const FORMAT = 'HAL TEI';

/** Elements that may have marks such as italics. */
const MARKED = new Set(['title', 'abstract']);

/** The list of works in a document of TEI; other documents of TEI are texts, editions or dictionaries. */
const listOf = (root: XmlElement): XmlElement | null =>
  ['text', 'body', 'listBibl'].reduce<XmlElement | null>(
    (element, name) => (element === null ? null : childOf(element, name)),
    root,
  );

/** Reports whether an element holds works in the TEI of HAL. */
export const isHalTei = (root: XmlElement): boolean => {
  const list = root.name === 'TEI' ? listOf(root) : null;
  return list !== null && childOf(list, 'biblFull') !== null;
};

/** Leaves out what says nothing about the work: the depositor, the citation of the work in several forms, and the archive. */
const withoutDeposit = (work: Fields): Fields => {
  const titleStmt = fieldsOf(work['titleStmt']).map(({ editor: _depositor, ...others }) => others);
  const editionStmt = fieldsOf(work['editionStmt']).map(({ respStmt: _depositor, ...others }) => others);
  const publicationStmt = fieldsOf(work['publicationStmt']).map(
    ({ distributor: _archive, availability, idno, ...others }) => ({
      ...others,
      availability: fieldsOf(availability).map(({ '@status': _status, ...terms }) => terms),
      idno: fieldsOf(idno).filter((one) => !isHalCitation(one)),
    }),
  );
  return { ...work, titleStmt, editionStmt, publicationStmt };
};

const idOf = (work: Fields): string | null =>
  withAttribute(valuesAt(work, 'publicationStmt.idno'), 'type', /^halId$/)[0] ?? null;

/** Reads the works of a document in the TEI of HAL; in OAI-PMH they have another id as well. */
export const readHalTei = (root: XmlElement, { localId }: Place = {}): readonly Found[] => {
  const document = fieldsOfElement(root, MARKED);
  const rows = halTeiRows(readHalDocument(document));
  return fieldsOf(valuesAt(document, 'text.body.listBibl.biblFull')).flatMap((work) => {
    const mapped = mapFields(rows, withoutDeposit(work), EMPTY_WORK);
    const originalIds = [localId ?? []].flat();
    return productOf(
      { ...mapped, draft: { ...mapped.draft, originalIds } },
      {
        format: FORMAT,
        source: KNOWN_SOURCES.hal,
        namespace: 'hal',
        localId: idOf(work),
      },
    );
  });
};

export const halTeiFormat = xmlFormat(FORMAT, isHalTei, readHalTei);

import { childOf, childrenOf, fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import type { Fields } from '../../fields.ts';
import { workOf } from '../mapping/product-of.ts';
import { textAt } from '../mapping/xml-parts.ts';
import { xmlFormat } from '../mapping/xml-format.ts';
import { withWhole, ZOTERO_ROWS } from './zotero-rows.ts';

const FORMAT = 'Zotero RDF';

const ZOTERO = /zotero\.org\/namespaces/;

/** Items that describe no work: files and notes of others. */
const PARTS = /^(?:attachment|note|annotation)$/;

const typeOf = (item: XmlElement): XmlElement | null => {
  const type = childOf(item, 'itemType');
  return type !== null && ZOTERO.test(type.namespace) ? type : null;
};

const isZotero = (root: XmlElement): boolean =>
  root.name === 'RDF' && childrenOf(root).some((item) => typeOf(item) !== null);

/** Links to files and notes, collections and the program lead to nothing in the model. */
const withoutLinks = ({
  link: _link,
  isReferencedBy: _notes,
  libraryCatalog: _catalog,
  ...item
}: Fields): Fields => item;

/** The items of a library that Zotero exports as RDF. */
export const zoteroFormat = xmlFormat(FORMAT, isZotero, (root) => {
  const items = childrenOf(root).map((item) => ({
    isWork: typeOf(item) !== null,
    fields: fieldsOfElement(item),
  }));
  const byAddress = new Map(
    items.flatMap(({ fields }) => {
      const address = textAt(fields, '@about');
      return address === null ? [] : [[address, fields] as const];
    }),
  );
  return items
    .filter(({ isWork, fields }) => isWork && !PARTS.test(textAt(fields, 'itemType') ?? ''))
    .flatMap(({ fields }) =>
      workOf(ZOTERO_ROWS, withoutLinks(withWhole(fields, byAddress)), {
        format: FORMAT,
        namespace: 'zotero',
      }),
    );
});

import { childOf, childrenOf, textIn } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import type { Fields } from '../../fields.ts';

/** A value of a field of DSpace: `dc.contributor.author` has a schema, an element and often a qualifier. */
interface Value {
  readonly path: readonly string[];
  readonly text: string;
}

type Tree = Record<string, unknown[]>;

const branch = (): Tree => Object.create(null) as Tree;

/**
 * Adds a value to a tree: what `dc.title` has as text stands beside the qualifiers of its element, `{ alternative: […] }`, in one list.
 */
const add = (tree: Tree, { path, text }: Value): void => {
  const [name = '', ...rest] = path;
  const items = (tree[name] ??= []);
  if (rest.length === 0) {
    items.push(text);
    return;
  }
  let inner = items.find((item) => typeof item === 'object') as Tree | undefined;
  if (inner === undefined) items.push((inner = branch()));
  add(inner, { path: rest, text });
};

const treeOf = (values: readonly Value[]): Fields => {
  const tree = branch();
  for (const value of values) if (value.text !== '') add(tree, value);
  return tree;
};

const attribute = (element: XmlElement, name: string): string => element.attributes[name]?.trim() ?? '';

/** Returns the fields of DIM: `<dim:field mdschema="dc" element="title" qualifier="alternative">`. */
export const fieldsOfDim = (dim: XmlElement): Fields =>
  treeOf(
    childrenOf(dim).map((field) => ({
      path: ['mdschema', 'element', 'qualifier']
        .map((part) => attribute(field, part))
        .filter((part) => part !== '' && part !== 'none'),
      text: textIn(field).trim(),
    })),
  );

/** A language, or `none`; as the third part of a path, other short words are qualifiers. */
const LANGUAGE =
  /^(?:none|\*|[a-z]{2}|[A-Za-z]{2,3}[_-][A-Za-z]{2,4}|[A-Z]\w*|eng|fre|fra|ger|deu|spa|por|ita|und|mul)$/;

/** DSpace ends each path with a language, after the qualifier if there is one; other programs leave it out. */
const withoutLanguage = (path: readonly string[]): readonly string[] =>
  path.length > SCHEMA_AND_ELEMENT + 1 || LANGUAGE.test(path.at(SCHEMA_AND_ELEMENT) ?? '')
    ? path.slice(0, -1)
    : path;
const SCHEMA_AND_ELEMENT = 2;

const valuesIn = (element: XmlElement, path: readonly string[]): Value[] =>
  childrenOf(element).flatMap((child) => {
    const name = attribute(child, 'name');
    if (child.name === 'element') return valuesIn(child, [...path, name]);
    return child.name === 'field' && name === 'value'
      ? [{ path: withoutLanguage(path), text: textIn(child).trim() }]
      : [];
  });

/** Parts of XOAI that say nothing about the work: the archive, its deposit license as binary, and dates of the record. */
const OTHERS = new Set(['bundles', 'others', 'repository', 'license']);

const fieldIn = (element: XmlElement, name: string): string | null => {
  const field = childrenOf(element).find(
    (child) => child.name === 'field' && attribute(child, 'name') === name,
  );
  return field === undefined ? null : textIn(field).trim() || null;
};

const named = (element: XmlElement | null, name: string): XmlElement[] =>
  element === null ? [] : childrenOf(element).filter((child) => attribute(child, 'name') === name);

/** The files that readers open; DSpace keeps extracted text, previews and licenses in other bundles. */
const filesIn = (metadata: XmlElement): XmlElement[] =>
  named(metadata, 'bundles')
    .flatMap((bundles) => named(bundles, 'bundle'))
    .filter((bundle) => fieldIn(bundle, 'name') === 'ORIGINAL')
    .flatMap((bundle) => named(bundle, 'bitstreams'))
    .flatMap((streams) => named(streams, 'bitstream'));

/** Returns the fields of XOAI, which nests elements by their names, with the files as `bitstream`. */
export const fieldsOfXoai = (metadata: XmlElement): Fields => ({
  ...treeOf(
    childrenOf(metadata)
      .filter((schema) => !OTHERS.has(attribute(schema, 'name')))
      .flatMap((schema) => valuesIn(schema, [attribute(schema, 'name')])),
  ),
  bitstream: filesIn(metadata).map((file) => ({
    url: fieldIn(file, 'url'),
    format: fieldIn(file, 'format'),
  })),
});

/** Reports whether an element holds the fields of a work in DIM. */
export const isDim = ({ name, namespace }: XmlElement): boolean => name === 'dim' && /dspace/.test(namespace);

/** Reports whether an element holds the fields of a work in XOAI. */
export const isXoai = (element: XmlElement): boolean =>
  element.name === 'metadata' &&
  /lyncode\.com\/xoai/.test(element.namespace) &&
  childOf(element, 'element') !== null;

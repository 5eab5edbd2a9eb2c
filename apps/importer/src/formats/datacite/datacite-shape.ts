import { ownValue } from '@open-discovery/model';
import type { Fields } from '../../fields.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { childrenOf, fieldsOfElement, markupOf, textIn } from '../../input/xml/xml-element.ts';

/** Elements whose text the REST API has under another name. */
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  creatorName: 'name',
  contributorName: 'name',
  lang: 'lang',
  identifier: 'doi',
};
/** Attributes that the REST API gives another name. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  rightsURI: 'rightsUri',
  schemeURI: 'schemeUri',
  valueURI: 'valueUri',
  awardURI: 'awardUri',
};
/** Elements that hold a list of one other element. */
const LISTS: ReadonlySet<string> = new Set([
  'alternateIdentifiers',
  'contributors',
  'creators',
  'dates',
  'descriptions',
  'formats',
  'fundingReferences',
  'geoLocations',
  'relatedIdentifiers',
  'relatedItems',
  'rightsList',
  'sizes',
  'subjects',
  'titles',
]);
/** Elements that repeat without an element around them. */
const REPEATED: Readonly<Record<string, string>> = {
  affiliation: 'affiliation',
  nameIdentifier: 'nameIdentifiers',
  polygonPoint: 'polygonPoints',
  geoLocationPolygon: 'geoLocationPolygons',
};

/** Elements without children that have fields of their own in the API. */
const NESTED: ReadonlySet<string> = new Set(['publisher', 'relatedItemIdentifier']);

const attributeFields = (element: XmlElement): [string, unknown][] =>
  Object.entries(element.attributes)
    .filter(([name]) => name !== 'schemaLocation')
    .map(([name, value]) => [ownValue(ATTRIBUTES, name) ?? name, value]);

/** Texts of descriptions may have line breaks as elements. */
const textOfElement = (element: XmlElement): string =>
  element.name === 'description' ? markupOf(element).trim() : textIn(element).trim();

/** `<affiliation affiliationIdentifier="…">Name</affiliation>` has its text under another name in the API. */
const textNameOf = (element: XmlElement): string =>
  ownValue(TEXT_FIELDS, element.name) ??
  (element.name === 'affiliation' || element.name === 'publisher' ? 'name' : element.name);

const shapeOf = (element: XmlElement): unknown => {
  const children = childrenOf(element);
  const isText = children.length === 0 || element.name === 'description';
  if (isText && ['size', 'format'].includes(element.name)) return textOfElement(element);
  const fields: Record<string, unknown> = Object.fromEntries(attributeFields(element));
  if (isText) return { ...fields, [textNameOf(element)]: textOfElement(element) };
  for (const child of children) addTo(fields, child);
  return fields;
};

const addTo = (fields: Record<string, unknown>, child: XmlElement): void => {
  const list = ownValue(REPEATED, child.name);
  if (LISTS.has(child.name)) fields[child.name] = childrenOf(child).map(shapeOf);
  else if (list !== undefined)
    fields[list] = [...(Array.isArray(fields[list]) ? (fields[list] as unknown[]) : []), shapeOf(child)];
  else if (childrenOf(child).length === 0 && !NESTED.has(child.name)) {
    Object.assign(fields, Object.fromEntries(attributeFields(child)));
    fields[ownValue(TEXT_FIELDS, child.name) ?? child.name] = textIn(child).trim();
  } else fields[child.name] = shapeOf(child);
};

/** Names of the root's attributes that say nothing of the record. */
const withoutSchema = ({ schemaLocation: _schema, ...fields }: Record<string, unknown>): Fields => fields;

/**
 * Returns a record of DataCite's XML (kernel 3 or 4) in the shape of DataCite's REST API, which has the same fields, so
 * that one table reads both.
 */
export const dataciteFields = (resource: XmlElement): Fields => {
  const fields: Record<string, unknown> = {};
  for (const child of childrenOf(resource)) addTo(fields, child);
  const { resourceType, resourceTypeGeneral, doi, identifierType, ...others } = withoutSchema(fields);
  return {
    ...others,
    ...(identifierType === undefined || (typeof identifierType === 'string' && /^doi$/i.test(identifierType))
      ? { doi }
      : { identifiers: [{ identifier: doi, identifierType }] }),
    types: { resourceType, resourceTypeGeneral },
  };
};

/**
 * Returns a record that mixes DataCite's lists with its own elements, as the OpenAIRE guidelines do: lists in the shape of
 * the REST API, other elements as lists of their values.
 */
export const mixedFields = (resource: XmlElement): Fields => {
  const others = fieldsOfElement(resource);
  const lists = childrenOf(resource).filter(({ name }) => LISTS.has(name));
  return {
    ...others,
    ...Object.fromEntries(lists.map((list) => [list.name, childrenOf(list).map(shapeOf)])),
  };
};

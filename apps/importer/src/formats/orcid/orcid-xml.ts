import { isFields } from '../../fields.ts';
import { childrenOf, textIn } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { nothing } from '../format.ts';
import type { Found } from '../format.ts';
import { readOrcidAnswer } from './orcid.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const NAMESPACE = /^https?:\/\/www\.orcid\.org\/ns\//;

/** Elements that are lists in JSON. */
const LISTS: ReadonlySet<string> = new Set([
  'group',
  'work-summary',
  'external-id',
  'contributor',
  'other-name',
]);
/** Elements whose text is a text in JSON; that of others is `{ value }`. */
const TEXTS: ReadonlySet<string> = new Set([
  'type',
  'short-description',
  'external-id-type',
  'external-id-value',
  'external-id-relationship',
  'language-code',
  'path',
  'uri',
  'host',
  'content',
]);

/** Returns an element as the public API writes it in JSON. */
const toJson = (element: XmlElement): unknown => {
  const children = childrenOf(element);
  const text = textIn(element).trim();
  if (children.length === 0 && TEXTS.has(element.name)) return text;
  const { schemaLocation: _schema, ...attributes } = element.attributes;
  const fields: Record<string, unknown> = { ...attributes };
  if (children.length === 0)
    return text === '' && Object.keys(fields).length === 0 ? null : { ...fields, value: text };
  for (const child of children) {
    const value = toJson(child);
    const before = fields[child.name];
    fields[child.name] = LISTS.has(child.name)
      ? [...(Array.isArray(before) ? (before as unknown[]) : []), value]
      : value;
  }
  return fields;
};

const READ: ReadonlySet<string> = new Set(['record', 'person', 'activities-summary', 'works', 'work']);

const readElement = (element: XmlElement): readonly Found[] => {
  if (element.name === 'error') return nothing(skipReason('error-answer', { service: 'ORCID' }));
  if (!READ.has(element.name))
    return nothing(skipReason('other-answer', { service: 'ORCID', answer: `<${element.name}>` }));
  const json = toJson(element);
  return readOrcidAnswer(
    element.name === 'activities-summary' && isFields(json) ? (json['works'] ?? null) : json,
  );
};

/** Records of people in ORCID, people, lists of works, and works, as its public API returns them in XML. */
export const orcidXmlFormat = xmlFormat(
  'ORCID XML',
  ({ namespace }) => NAMESPACE.test(namespace),
  readElement,
);

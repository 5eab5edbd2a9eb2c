import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { parseWorkType } from '../mapping/work-types.ts';
import { readOther } from './schema-org-others.ts';
import { SCHEMA_ORG_ROWS } from './schema-org-rows.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';

const contextOf = (value: Fields): string => ('@context' in value ? JSON.stringify(value['@context']) : '');

const typesOf = (thing: Fields): string[] =>
  wordsOf([thing['@type'] ?? thing['type']].flat()).map((word) => word.replace(/^[a-z]+:/i, ''));

/** Types that describe no work although other vocabularies have works with the same word. */
const NO_WORKS: ReadonlySet<string> = new Set([
  'Project',
  'ResearchProject',
  'Service',
  'WebSite',
  'Thing',
  'Event',
]);

const isWork = (thing: Fields): boolean =>
  typesOf(thing).some((type) => !NO_WORKS.has(type) && parseWorkType(type) !== null);

/** Removes the prefix that a document may give schema.org: `schema:name`, `sc:Dataset`. */
const withoutPrefixes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPrefixes);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/^(?:schema|sc|sdo|codemeta):|^https?:\/\/schema\.org\//, ''),
      withoutPrefixes(inner),
    ]),
  );
};

const readThing = (given: Fields, format: string, isSoftware: boolean): readonly Found[] => {
  const clean = withoutPrefixes(given);
  const thing = isFields(clean) ? clean : given;
  const source =
    isSoftware && typesOf(thing).length === 0 ? { ...thing, '@type': 'SoftwareSourceCode' } : thing;
  const other = isSoftware ? null : readOther(source, typesOf(source));
  if (other !== null) return other;
  if (!isWork(source)) {
    const types = typesOf(source).join(', ') || 'thing without a type';
    return nothing(withDetail(skipReason('no-work', { format }), types));
  }
  return workOf(SCHEMA_ORG_ROWS, source, {
    format,
    namespace: 'schemaorg',
    localId: textOf(source['@id']) ?? textOf(source['url']),
  });
};

const readDocument = (document: Fields, format: string): readonly Found[] => {
  const isSoftware = format === 'CodeMeta';
  if (!Array.isArray(document['@graph'])) return readThing(document, format, isSoftware);
  const works = fieldsOf(document['@graph']).filter(isWork);
  return works.length > 0
    ? works.flatMap((work) => readThing(work, format, isSoftware))
    : nothing(skipReason('no-work', { format }));
};

const format = (name: string, sign: RegExp): Format => ({
  name,
  detects: (value) => isFields(value) && sign.test(contextOf(value)),
  read: (value) => (isFields(value) ? readDocument(value, name) : []),
});

/** A description of software by CodeMeta, version 1 to 3. */
export const codemetaFormat: Format = format('CodeMeta', /codemeta/i);

/** A work described by schema.org in JSON-LD, as landing pages have it. */
export const schemaOrgFormat: Format = format('schema.org JSON-LD', /schema\.org/);

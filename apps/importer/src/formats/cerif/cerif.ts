import type { Place } from '../mapping/product-of.ts';
import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { nothing, relationTo } from '../format.ts';
import type { Found } from '../format.ts';
import { funderRelations } from '../mapping/funder-relation.ts';
import { productOf } from '../mapping/product-of.ts';
import { recordOf } from '../mapping/record-of.ts';
import type { RecordTable } from '../mapping/record-of.ts';
import { mapFields } from '../mapping/row.ts';
import { typesOf } from '../mapping/type-rows.ts';
import { EMPTY_WORK } from '../mapping/work.ts';
import { idOfWork } from '../mapping/work-id.ts';
import { idInCris, partsAt, pidsOfWork, toGrant } from './cerif-ids.ts';
import type { Cris } from './cerif-ids.ts';
import {
  CERIF_ORGANIZATIONS,
  CERIF_PEOPLE,
  cerifProjects,
  cerifServices,
  idOfPerson,
  idOfProject,
} from './cerif-others.ts';
import { cerifWorkRows, impliedType } from './cerif-works.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const FORMAT = 'CERIF XML';
const NAMESPACE = /openaire\.eu\/cerif-profile\/|urn:xmlns:org:eurocris:cerif/;

/** The source and the local id of an entity, with the research information system (CRIS) that it comes from. */
interface CerifPlace extends Place {
  readonly cris: Cris;
}

/** The relations of a work to others of the same system, by the elements that contain them. */
const RELATIONS = [
  ['PublishedIn.Publication', 'Publications', 'IsPartOf'],
  ['PartOf.Publication', 'Publications', 'IsPartOf'],
  ['PartOf.Product', 'Products', 'IsPartOf'],
  ['References.Publication', 'Publications', 'References'],
  ['References.Product', 'Products', 'References'],
  ['Predecessor.Patent', 'Patents', 'IsNewVersionOf'],
] as const;

const relationsOf = (cris: Cris, work: Fields, source: string): Found[] =>
  RELATIONS.flatMap(([path, kind, name]) =>
    partsAt(work, path).flatMap((other) => {
      const target = idOfWork(pidsOfWork(other)) ?? idInCris(cris, kind, textOf(other['@id']));
      return target === null || target === source ? [] : relationTo(source, name, target);
    }),
  );

/** Returns a relation of the record with an id as one of the record with another id. */
const withSource = (found: Found, before: string | null, id: string): Found =>
  found.type === 'relation' && isFields(found.relation) && found.relation['source'] === before
    ? { ...found, relation: { ...found.relation, source: id } }
    : found;

/** Reads a work under the id that references of the same system lead to, unless an identifier names it. */
const readWork = (element: string, work: Fields, { cris, source, localId }: CerifPlace): readonly Found[] => {
  const { draft, ...mapped } = mapFields(cerifWorkRows(cris), work, EMPTY_WORK);
  const { types } = typesOf([impliedType(element) ?? '']);
  const number = textOf(work['@id']);
  const kind = element === 'Patent' ? 'Patents' : element === 'Product' ? 'Products' : 'Publications';
  const [record, ...stated] = productOf(
    { ...mapped, draft: { ...draft, types: draft.types.length > 0 ? draft.types : types } },
    { format: FORMAT, source, namespace: 'cris', localId: localId ?? number },
  );
  if (record?.type !== 'record' || !isFields(record.record)) return record === undefined ? [] : [record];
  const derivedId = textOf(record.record['id']);
  const id = idOfWork(draft.ids) ?? idInCris(cris, kind, number) ?? derivedId ?? '';
  const others = stated.map((found) => withSource(found, derivedId, id));
  return [{ ...record, record: { ...record.record, id } }, ...others, ...relationsOf(cris, work, id)];
};

const NO_ID = skipReason('no-id', { format: FORMAT });
const NO_ORCID = skipReason('no-orcid', { format: FORMAT });

const readOrganization = (unit: Fields, { cris }: CerifPlace): readonly Found[] => {
  const id = idInCris(cris, 'OrgUnits', textOf(unit['@id']));
  if (id === null) return nothing(NO_ID);
  const parents = partsAt(unit, 'PartOf.OrgUnit').flatMap(
    (parent) => idInCris(cris, 'OrgUnits', textOf(parent['@id'])) ?? [],
  );
  return [
    recordOf(CERIF_ORGANIZATIONS, unit, id),
    ...parents.map((parent) => relationTo(id, 'IsChildOf', parent)),
  ];
};

const readAs = (table: RecordTable, fields: Fields, id: string | null, missing = NO_ID): readonly Found[] =>
  id === null ? nothing(missing) : [recordOf(table, fields, id)];

const withoutRecord = (type: string) => (): readonly Found[] =>
  nothing(skipReason('no-place', { type, service: 'CERIF' }));

type Read = (fields: Fields, place: CerifPlace) => readonly Found[];

/** The entities of CERIF. */
const READERS: ReadonlyMap<string, Read> = new Map<string, Read>([
  ...['Publication', 'Product', 'Patent'].map((element): [string, Read] => [
    element,
    (fields, place) => readWork(element, fields, place),
  ]),
  ['OrgUnit', readOrganization],
  ['Person', (fields) => readAs(CERIF_PEOPLE, fields, idOfPerson(fields), NO_ORCID)],
  [
    'Project',
    (fields, { cris }) => {
      const id = idOfProject(cris, fields);
      return [
        ...readAs(cerifProjects(cris), fields, id),
        ...(id === null ? [] : funderRelations(id, toGrant(cris, fields).funderId)),
      ];
    },
  ],
  [
    'Service',
    (fields, { cris }) =>
      readAs(cerifServices(cris), fields, idInCris(cris, 'Services', textOf(fields['@id']))),
  ],
  ['Funding', withoutRecord('Funding')],
  ['Event', withoutRecord('Event')],
  ['Equipment', withoutRecord('Equipment')],
]);

export const isCerif = ({ name, namespace }: XmlElement): boolean =>
  NAMESPACE.test(namespace) && READERS.has(name);

/** Reads an entity of a system; the numbers of a system without a name are those of the file's only one. */
export const readCerif = (entity: XmlElement, place: Place = {}): readonly Found[] => {
  const cris = { host: place.source?.value ?? '' };
  return READERS.get(entity.name)?.(fieldsOfElement(entity), { ...place, cris }) ?? [];
};

/** An entity of the OpenAIRE Guidelines for CRIS Managers, bare or in a CERIF document. */
export const cerifFormat = xmlFormat(FORMAT, isCerif, readCerif);

import { relationTo } from './format.ts';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { fieldsOf, isFields, textOf, textsOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import type { Format, Found } from './format.ts';
import { skipReason, withDetail } from '../report/skip-reason.ts';

const ROR_ADDRESS = /^https?:\/\/ror\.org\/0[a-z0-9]{8}$/;
/** The Graph's names for the schemes of a ROR record's other ids. */
const SCHEMES: ReadonlyMap<string, string> = new Map([
  ['isni', 'ISNI'],
  ['wikidata', 'Wikidata'],
  ['fundref', 'FundRef'],
  ['grid', 'GRID'],
]);
const RELATIONS: ReadonlyMap<string, string> = new Map([
  ['parent', 'IsChildOf'],
  ['child', 'IsParentOf'],
  ['related', 'IsRelatedTo'],
  ['successor', 'hasSuccessor'],
  ['predecessor', 'hasPredecessor'],
]);

/**
 * Returns the id of an organization that only ROR lists.
 * @example idOfRor('https://ror.org/01ggx4157') // 'ror_________::…'
 */
export const idOfRor = (address: string): string | null => deriveOpenAireId('ror', address);

const nameOf = (names: readonly Fields[], ...types: string[]): string | null =>
  types
    .map((type) => names.find((name) => textsOf(name['types']).includes(type)))
    .map((name) => textOf(name?.['value']))
    .find((name) => name !== null) ?? null;

const pidsOf = (value: Fields): { scheme: string; value: string }[] =>
  fieldsOf(value['external_ids']).flatMap((external) => {
    const type = textOf(external['type']) ?? '';
    const ids = new Set([textOf(external['preferred']) ?? [], textsOf(external['all'])].flat());
    return [...ids].map((id) => ({ scheme: SCHEMES.get(type) ?? type, value: id }));
  });

const countryOf = (details: Fields): { code: string; label: string | null } | null => {
  const code = textOf(details['country_code']);
  return code === null ? null : { code, label: textOf(details['country_name']) };
};

const locationsOf = (value: Fields) =>
  fieldsOf(value['locations']).flatMap(({ geonames_details: details }) =>
    isFields(details)
      ? [
          {
            city: details['name'],
            region: details['country_subdivision_name'],
            country: countryOf(details),
            latitude: details['lat'],
            longitude: details['lng'],
          },
        ]
      : [],
  );

const linkOf = (value: Fields, type: string): string | null =>
  textOf(fieldsOf(value['links']).find((link) => link['type'] === type)?.['value']);

const organization = (value: Fields, id: string, address: string): Found => {
  const names = fieldsOf(value['names']);
  const legalName = nameOf(names, 'ror_display', 'label', 'alias', 'acronym');
  const others = names.flatMap((name) => textOf(name['value']) ?? []).filter((name) => name !== legalName);
  const locations = locationsOf(value);
  return {
    type: 'record',
    kind: 'organization',
    record: {
      id,
      originalIds: [address],
      legalName,
      legalShortName: nameOf(names, 'acronym'),
      alternativeNames: [...new Set(others)],
      websiteUrl: linkOf(value, 'website'),
      wikipediaUrl: linkOf(value, 'wikipedia'),
      country: locations[0]?.country,
      locations,
      pids: [{ scheme: 'ROR', value: address }, ...pidsOf(value)],
      status: value['status'],
      types: value['types'],
      foundingYear: value['established'],
      domains: value['domains'],
    },
  };
};

/** Returns the relations of a ROR record in either version of the schema. */
export const rorRelations = (value: Fields, source: string): Found[] =>
  fieldsOf(value['relationships']).flatMap((relationship) => {
    const address = textOf(relationship['id']);
    const target = address === null ? null : idOfRor(address);
    const name = RELATIONS.get((textOf(relationship['type']) ?? '').toLowerCase());
    if (target === null || name === undefined) return [];
    const legalName = textOf(relationship['label']);
    const record = { id: target, legalName, pids: [{ scheme: 'ROR', value: address }] };
    return [
      relationTo(source, name, target),
      ...(legalName === null ? [] : [{ type: 'mention' as const, kind: 'organization' as const, record }]),
    ];
  });

/** An organization in version 2 of ROR's schema. */
export const rorFormat: Format = {
  name: 'ROR schema 2',
  detects: (value) =>
    isFields(value) && ROR_ADDRESS.test(textOf(value['id']) ?? '') && Array.isArray(value['names']),
  read: (value) => {
    const address = isFields(value) ? textOf(value['id']) : null;
    const id = address === null ? null : idOfRor(address);
    if (!isFields(value) || address === null || id === null) return [];
    if (value['status'] === 'withdrawn')
      return [{ type: 'nothing', reason: withDetail(skipReason('deleted-in-source'), address), removes: id }];
    return [organization(value, id, address), ...rorRelations(value, id)];
  },
};

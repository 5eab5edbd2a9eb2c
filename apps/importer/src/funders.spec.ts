import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { idOf } from '@open-discovery/model/testing';
import { openIndex } from '@open-discovery/search-index';
import { grantReference } from './formats/mapping/grants.ts';
import { findInputs } from './input/find-inputs.ts';
import { importInto } from './testing/import-into.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'funders-'));
const dataDir = path.join(folder, 'var');

const importLines = async (lines: readonly unknown[], keeps = false): Promise<void> => {
  const file = path.join(mkdtempSync(path.join(folder, 'input-')), 'records.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  await importInto(dataDir, { inputs: await findInputs([file], () => process.stdin) }, keeps);
};

/** Returns the ids of the records that an organization funds. */
const fundedBy = async (organization: string): Promise<string[]> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const node = { op: 'value', field: 'relation', values: [`isFundedBy ${organization}`] } as const;
  const { hits } = await index.search({ node, filters: [], offset: 0, limit: 20 });
  await index.close();
  return hits.map(({ id }) => id).sort();
};

const SEA = 'https://ror.org/01ggx4157';
const LAKE = 'https://ror.org/02mhbdp94';
const inRor = (
  id: string,
  name: string,
  fundref: { readonly all: string[]; readonly preferred?: string },
) => ({
  id,
  status: 'active',
  names: [{ value: name, types: ['ror_display', 'label'] }],
  locations: [{ geonames_details: { country_code: 'DE', country_name: 'Germany' } }],
  external_ids: [{ type: 'fundref', ...fundref }],
});
const ORGANIZATIONS = [
  inRor(SEA, 'Sea Foundation', { all: ['501100000001', '501100000002'], preferred: '501100000002' }),
  inRor(LAKE, 'Lake Trust', { all: ['501100000003', '501100000002'] }),
  {
    id: idOf('openorgs__', 1),
    legalName: 'Ebb Council',
    pids: [{ scheme: 'ROR', value: 'https://ror.org/00k4n6c32' }],
  },
];
const work = (doi: string, funder: Readonly<Record<string, unknown>>) => ({
  DOI: doi,
  type: 'journal-article',
  title: [`Report ${doi} about tides`],
  member: '1',
  funder: [funder],
});
const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = ['1', '2', '3', '4', '5'].map((end) => `10.5555/${end}`) as [
  string,
  string,
  string,
  string,
  string,
];
const WORKS = [
  work(FIRST, { name: 'Sea Found.', DOI: '10.13039/501100000001' }),
  work(SECOND, { name: 'Sea', DOI: 'https://doi.org/10.13039/501100000002', award: ['S-7'] }),
  work(THIRD, { name: 'Lake', id: [{ id: LAKE, 'id-type': 'ROR' }] }),
  work(FOURTH, { name: 'Friends of the Ebb', DOI: '10.13039/501100009999' }),
  work(FIFTH, { name: 'Ebb', id: [{ id: 'https://ror.org/00k4n6c32', 'id-type': 'ROR' }] }),
];
const idOfDoi = (doi: string): string => deriveOpenAireId('doi', doi) ?? '';
const sea = deriveOpenAireId('ror', SEA) ?? '';
const lake = deriveOpenAireId('ror', LAKE) ?? '';
const project = grantReference({ code: 'S-7', funder: 'Sea', funderId: null })?.id ?? '';

test('works and projects lead to the organizations with the Crossref funder id or ROR of their funders', async () => {
  await importLines([...WORKS, ...ORGANIZATIONS]);
  // Both organizations have the second id; it is the preferred one of the first.
  expect(await fundedBy(sea)).toEqual([idOfDoi(FIRST), idOfDoi(SECOND), project].sort());
  expect(await fundedBy(lake)).toEqual([idOfDoi(THIRD)]);
  expect(await fundedBy(idOf('openorgs__', 1))).toEqual([idOfDoi(FIFTH)]);
});

test('an organization that comes later gets what it has funded', async () => {
  await importLines(WORKS);
  expect(await fundedBy(sea)).toEqual([]);
  await importLines(ORGANIZATIONS, true);
  expect(await fundedBy(sea)).toEqual([idOfDoi(FIRST), idOfDoi(SECOND), project].sort());
});

test('a funder without a record is kept as text with its identifier', async () => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const [stored] = await index.get([idOfDoi(FOURTH)]);
  await index.close();
  expect(JSON.parse(stored ?? '')).toMatchObject({
    record: {
      originalValues: [{ field: 'projects.funder', value: 'Friends of the Ebb (10.13039/501100009999)' }],
    },
  });
});

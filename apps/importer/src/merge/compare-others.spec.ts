import { describe, expect, test } from '@jest/globals';
import type { DataSource, Organization } from '@open-discovery/model';
import { anOrganization } from '@open-discovery/model/testing';
import { candidatesOf, compareFacts } from './compare.ts';
import type { Facts } from './facts.ts';

const factsOf = (item: Parameters<typeof candidatesOf>[0]): Facts => {
  const [candidate] = candidatesOf(item);
  if (candidate === undefined) throw new Error('a record without a key');
  return candidate.facts;
};

describe('two organizations', () => {
  const ror = (...ids: string[]) => ({
    pids: ids.map((value) => ({ scheme: 'ROR', value: `https://ror.org/${value}` })),
  });
  const verdict = (a: Partial<Organization>, b: Partial<Organization>) => {
    const facts = [a, b].map((fields, at) =>
      factsOf({ kind: 'organization', record: anOrganization({ id: `org${at}`, ...fields }) }),
    );
    const found = facts[0] && facts[1] ? compareFacts(facts[0], facts[1]) : null;
    return found === null ? 'nothing' : `${found.as} by ${found.by}`;
  };
  const grid = (...values: string[]) => ({ pids: values.map((value) => ({ scheme: 'GRID', value })) });
  const CATHOLIC = { legalName: 'Università Cattolica del Sacro Cuore', country: { code: 'IT' } };
  const UNI = { legalName: 'Université de Lorraine', country: { code: 'FR' } };
  test.each<[string, Partial<Organization>, Partial<Organization>, string]>([
    [
      'by ROR, whatever the name',
      ror('01ggx4157'),
      { ...ror('01ggx4157'), legalName: 'Institut de la mer' },
      'same by ror 01ggx4157',
    ],
    [
      'by one of several RORs with the name',
      ror('01ggx4157', '02mhbdp94'),
      ror('01ggx4157'),
      'same by ror 01ggx4157',
    ],
    [
      'not by one of several RORs alone',
      ror('01ggx4157', '02mhbdp94'),
      { ...ror('01ggx4157'), legalName: 'CERN' },
      'different by ror 01ggx4157, but other RORs and another name',
    ],
    ['by name and country', UNI, { ...UNI, legalName: 'UNIVERSITE DE LORRAINE' }, 'same by name and country'],
    ['likely by name without a country', UNI, { ...UNI, country: null }, 'likely by country'],
    ['not in another country', UNI, { ...UNI, country: { code: 'BE' } }, 'nothing'],
    ['not with other RORs', { ...UNI, ...ror('01ggx4157') }, { ...UNI, ...ror('02mhbdp94') }, 'nothing'],
    [
      'by name and GRID without a country',
      { ...UNI, pids: [{ scheme: 'grid', value: 'grid.29172.3f' }] },
      { ...UNI, country: null, pids: [{ scheme: 'GRID', value: 'grid.29172.3f' }] },
      'same by name and grid grid.29172.3f',
    ],
    [
      'by GRID in another language',
      { ...UNI, ...grid('grid.29172.3f') },
      { ...UNI, legalName: 'Universität Lothringen', ...grid('grid.29172.3f') },
      'same by grid grid.29172.3f',
    ],
    [
      'not by one of several GRID ids alone',
      { ...UNI, ...grid('grid.29172.3f', 'grid.9018.0') },
      { ...UNI, legalName: 'Universität Lothringen', ...grid('grid.29172.3f') },
      'nothing',
    ],
    [
      'by a long one of other names, and the country',
      CATHOLIC,
      { ...CATHOLIC, legalName: 'UCSC', alternativeNames: [CATHOLIC.legalName] },
      'same by name and country',
    ],
    [
      'not by a short one of other names',
      UNI,
      { ...UNI, legalName: 'Lorraine', alternativeNames: [UNI.legalName] },
      'nothing',
    ],
  ])('%s', (_rule, a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
  });
});

describe('two data sources', () => {
  const verdict = (a: Partial<DataSource>, b: Partial<DataSource>) => {
    const [first, second] = [a, b].map((fields, at) =>
      factsOf({ kind: 'dataSource', record: { id: `source${at}`, officialName: 'Zenodo', ...fields } }),
    );
    const found = first && second ? compareFacts(first, second) : null;
    return found === null ? 'nothing' : `${found.as} by ${found.by}`;
  };
  const DOAJ = { type: { scheme: 'type', value: 'Journal' } };
  test.each<[string, Partial<DataSource>, Partial<DataSource>, string]>([
    ['by name, whatever the case', {}, { officialName: 'ZENODO' }, 'same by name'],
    [
      'by re3data',
      { originalIds: ['re3data_____::r3d100010468'] },
      { officialName: 'Z', pids: [{ scheme: 'url', value: 'http://re3data.org/repository/r3d100010468' }] },
      'same by re3data r3d100010468',
    ],
    [
      'by OpenDOAR',
      { originalIds: ['opendoar____::2659'] },
      { officialName: 'Z', originalIds: ['opendoar____::2659'] },
      'same by opendoar 2659',
    ],
    [
      'by ISSN',
      { journal: { issnPrinted: '2447-0546' } },
      { officialName: 'Z', originalIds: ['issn___print::2447-0546'] },
      'same by issn 24470546',
    ],
    [
      'not with other numbers',
      { originalIds: ['opendoar____::2659'] },
      { originalIds: ['opendoar____::1582'] },
      'nothing',
    ],
    [
      'the two editions of a journal by name and website, although each has an ISSN',
      { journal: { issnPrinted: '1876-8024' }, websiteUrl: 'https://tides.example.org/' },
      { journal: { issnOnline: '2773-2096' }, websiteUrl: 'http://www.tides.example.org' },
      'same by name and website',
    ],
    [
      'two entries of a registry for one journal by name and website',
      { ...DOAJ, id: 'doajarticles::1', websiteUrl: 'https://tides.example.org/' },
      { ...DOAJ, id: 'doajarticles::2', websiteUrl: 'https://tides.example.org/' },
      'same by name and website',
    ],
    [
      'not two entries of a registry for journals with other websites',
      { ...DOAJ, id: 'doajarticles::1', websiteUrl: 'https://example.org/tides' },
      { ...DOAJ, id: 'doajarticles::2', websiteUrl: 'https://example.org/seas' },
      'nothing',
    ],
    [
      'likely journals with other ISSNs and no website',
      { journal: { issnPrinted: '1876-8024' } },
      { journal: { issnPrinted: '2447-0546' } },
      'likely by identifiers',
    ],
    [
      'not repositories with other numbers',
      { originalIds: ['opendoar____::1581'] },
      { originalIds: ['opendoar____::1582'] },
      'nothing',
    ],
    [
      'not a journal and a repository',
      { journal: { issnPrinted: '2447-0546' } },
      { originalIds: ['opendoar____::1582'] },
      'nothing',
    ],
  ])('%s', (_rule, a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
  });
});

test('people and projects are the same by their id only', () => {
  expect(
    candidatesOf({ kind: 'person', record: { id: 'orcid_______::1', givenName: 'Jane', familyName: 'Doe' } }),
  ).toEqual([]);
  expect(candidatesOf({ kind: 'project', record: { id: 'p', code: '1' } })).toEqual([]);
});

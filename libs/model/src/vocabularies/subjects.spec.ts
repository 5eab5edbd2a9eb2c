import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SDGS } from './sdgs.ts';
import { parseSubject, subjectWords } from './subjects.ts';

describe('what a stated subject means', () => {
  test.each([
    ['Biology', 'Biology'],
    [' Sea level ', 'Sea level'],
    ['mesh:Humans', 'Humans'],
    ['JEL: D - Microeconomics', 'D - Microeconomics'],
    [
      '19999 Mathematical Sciences not elsewhere classified',
      '19999 Mathematical Sciences not elsewhere classified',
    ],
    ['Food Consumption/Nutrition/Food Safety', 'Food Consumption/Nutrition/Food Safety'],
    ['2-((2,2,3,3-tetrafluoro)carbonyl)benzoic acid', '2-((2,2,3,3-tetrafluoro)carbonyl)benzoic acid'],
    ['H1N1', 'H1N1'],
    ['3D', '3D'],
    ['1930s', '1930s'],
    ['Archeologisch: opgraving', 'Archeologisch: opgraving'],
    ['R&D', 'R&D'],
    ['中国', '中国'],
  ])('%s: the words %s', (value, text) => expect(parseSubject({ value })).toEqual({ field: null, text }));

  test.each([
    'mesh:c000657245',
    'ddc:530',
    'ddc:',
    'rvk:QD 040',
    'rvk:QD',
    'jel:H21',
    'PACS: 47.27.Gs, 47.53.+n',
    '/dk/atira/pure/core/keywords/x',
    '/fi/minedu/virta/publicationtypes/d1',
    'http://zenodo.org/communities/dimpo',
    'info:eu-repo/classification/ddc/630',
    'urn:nbn:de:1',
    '[SHS.GEO] Humanities and Social Sciences/Geography',
    '[ PHYS.COND.CM-MS ] Physics [physics]',
    'VDP::Medical disciplines: 700',
    '13000.0',
    '35Q30',
    '47.27-i [Pacs numbers]',
    'ta6131',
    'ComputerApplications_COMPUTERSINOTHERSYSTEMS',
    'InformationSystems_INFORMATIONINTERFACESANDPRESENTATION(e.g.,HCI)',
    'media_common.quotation_subject',
    '8d3f2c1a-0b4e-4c55-9d7e-1f2a3b4c5d6e',
    '',
    null,
  ])('%s: nothing that readers are shown', (value) => expect(parseSubject({ value })).toBeNull());

  test.each([
    ['keyword', 'SDG 13 - Climate Action', '13. Climate action'],
    ['keyword', 'SDG13', '13. Climate action'],
    ['keyword', 'Sustainable Development Goal 3', '3. Good health'],
    ['keyword', '/dk/atira/pure/sustainabledevelopmentgoals/climate_action', '13. Climate action'],
    ['SDG', '16. Peace & justice', '16. Peace & justice'],
    ['sdg', '7', '7. Clean energy'],
  ])('%s %s: the goal %s', (scheme, value, text) =>
    expect(parseSubject({ scheme, value })).toEqual({ field: 'sdg', text }),
  );

  test.each([
    ['FOS', '0101 mathematics', '0101 mathematics'],
    ['fos', '0101 mathematics', '0101 mathematics'],
    ['keyword', 'FOS: Mathematics', 'Mathematics'],
  ])('%s %s: the field of science %s', (scheme, value, text) =>
    expect(parseSubject({ scheme, value })).toEqual({ field: 'fos', text }),
  );

  test.each(['SDG 18', 'SDG 130 nm process'])('%s is not a goal', (value) =>
    expect(parseSubject({ value })?.field).toBeNull(),
  );

  test('never throws, and says no more than the source', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const meaning = parseSubject({ value });
        const isGoal = SDGS.some((goal) => goal === meaning?.text);
        expect(meaning === null || isGoal || value.includes(meaning.text)).toBe(true);
      }),
    ));
});

test('codes are left out of a list', () =>
  expect(subjectWords(['Biology', 'mesh:C000657245', null, 'Seas'])).toEqual(['Biology', 'Seas']));

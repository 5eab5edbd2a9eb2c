import type { Parameter } from './parameter.ts';
import { dayBound, flag, value, words, year, yearBound } from './parameter.ts';
import { ACTIVE_YEARS, END_DATE, END_YEAR, START_DATE, START_YEAR } from './ranges.ts';

/** Filters of projects, by the names of the Graph API V3. */
export const PROJECT_PARAMETERS = {
  title: words(['title'], 'Words of title and acronym'),
  keywords: words(['subject'], 'Words of the keywords'),
  id: value('id', 'OpenAIRE id of the project'),
  code: value('code', 'Grant agreement code'),
  acronym: words(['title'], 'The acronym'),
  callIdentifier: value('callIdentifier', 'Identifier of the call'),
  fundingShortName: value('funder', 'Short name of the funder, such as EC'),
  fundingStreamId: value('fundingStream', 'Funding stream, such as EC::H2020::RIA'),
  fromStartDate: dayBound(START_DATE, 'from', 'Starts on this day or later'),
  toStartDate: dayBound(START_DATE, 'to', 'Starts on this day or earlier'),
  fromEndDate: dayBound(END_DATE, 'from', 'Ends on this day or later'),
  toEndDate: dayBound(END_DATE, 'to', 'Ends on this day or earlier'),
  startYear: year(START_YEAR, 'Starts in this year'),
  endYear: year(END_YEAR, 'Ends in this year'),
  activeYear: year(ACTIVE_YEARS, 'Runs in this year'),
  fromStartYear: yearBound(START_YEAR, 'from', 'Starts in this year or later'),
  toStartYear: yearBound(START_YEAR, 'to', 'Starts in this year or earlier'),
  fromEndYear: yearBound(END_YEAR, 'from', 'Ends in this year or later'),
  toEndYear: yearBound(END_YEAR, 'to', 'Ends in this year or earlier'),
  country: value('country', 'ISO 3166-1 alpha-2 code of a country involved'),
  funder: value('funder', 'Short or full name of the funder', { commas: false }),
  fundinglevel0Id: value('fundingLevel0', 'Id of the first funding level'),
  fundinglevel1Id: value('fundingLevel1', 'Id of the second funding level'),
  fundinglevel2Id: value('fundingLevel2', 'Id of the third funding level'),
  projectOAMandatePublications: flag('mandatePublications', 'Whether publications must be open access'),
  relOrganizationName: words(['related'], 'Words of the names of participating organizations'),
  relOrganizationId: value('organization', 'OpenAIRE id of a participating organization'),
  relOrganizationCountryCode: value(
    'country',
    'Country of a participating organization, or another one involved',
  ),
  relCommunityId: value('community', 'Code of a related community'),
  relCollectedFromDatasourceId: value(
    'collectedFrom',
    'OpenAIRE id of a data source that the record comes from',
  ),
} as const satisfies Record<string, Parameter>;

/** Filters beyond the Graph API. */
export const PROJECT_EXTENSIONS = {
  fromYear: yearBound(ACTIVE_YEARS, 'from', 'Runs in this year or later'),
  toYear: yearBound(ACTIVE_YEARS, 'to', 'Runs in this year or earlier'),
} as const satisfies Record<string, Parameter>;

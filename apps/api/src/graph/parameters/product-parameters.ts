import { area } from './area-parameter.ts';
import { ACCESS_RIGHT_NAMES, ACCESS_RIGHTS, PRODUCT_TYPES, SDGS } from '@open-discovery/model';
import type { Parameter } from './parameter.ts';
import { dayBound, flag, presence, value, words, year, yearBound } from './parameter.ts';
import { PUBLICATION_DATE, PUBLICATION_YEAR } from './ranges.ts';

const CLASSES = ['C1', 'C2', 'C3', 'C4', 'C5'];
const ACCESS_LABELS = ACCESS_RIGHT_NAMES.map((name) => ACCESS_RIGHTS[name].filterLabel);

/** Filters of research products, by the names of the Graph API V3. */
export const PRODUCT_PARAMETERS = {
  mainTitle: words(['title'], 'Words of the title'),
  description: words(['abstract'], 'Words of the abstract'),
  id: value('id', 'OpenAIRE id of the product'),
  pid: value('pid', 'Persistent identifier: DOI, PMID, PMC id, arXiv number …', { commas: false }),
  originalId: value('originalId', 'Id of the product at its source', { commas: false }),
  type: value('type', 'Type of the product', { allowed: PRODUCT_TYPES }),
  fromPublicationDate: dayBound(PUBLICATION_DATE, 'from', 'Published on this day or later'),
  toPublicationDate: dayBound(PUBLICATION_DATE, 'to', 'Published on this day or earlier'),
  fromPublicationYear: yearBound(PUBLICATION_YEAR, 'from', 'Published in this year or later'),
  toPublicationYear: yearBound(PUBLICATION_YEAR, 'to', 'Published in this year or earlier'),
  publicationYear: year(PUBLICATION_YEAR, 'Published in this year'),
  subjects: words(['subject'], 'Words of the subjects, fields of science and goals'),
  language: value('language', 'Language code as in the records, such as eng'),
  countryCode: value('country', 'ISO 3166-1 alpha-2 code of a country involved'),
  authorFullName: words(['author'], 'Words of the names of the authors'),
  authorId: value('author', 'ORCID of an author'),
  publisher: words(['venue'], 'Words of the names of publisher, journal and hosting sources'),
  accessRightLabel: value('access', 'Best access right', { allowed: ACCESS_LABELS }),
  influenceClass: value('influenceClass', 'Influence class', { allowed: CLASSES }),
  impulseClass: value('impulseClass', 'Impulse class', { allowed: CLASSES }),
  popularityClass: value('popularityClass', 'Popularity class', { allowed: CLASSES }),
  citationCountClass: value('citationClass', 'Citation count class', { allowed: CLASSES }),
  instanceType: value('instanceType', 'Type of an instance, such as Article or Thesis'),
  sdgLabel: value('sdg', 'Sustainable development goal', { allowed: SDGS, commas: false }),
  fos: value('fos', 'Field of science with its code, such as "03 medical and health sciences"', {
    commas: false,
  }),
  isPeerReviewed: flag('peerReviewed', 'Whether an instance is peer reviewed'),
  isInDiamondJournal: flag('diamond', 'Whether it is published in a diamond open-access journal'),
  isPubliclyFunded: flag('publiclyFunded', 'Whether it is publicly funded'),
  isGreen: flag('green', 'Whether it is green open access'),
  hasLicense: flag('hasLicense', 'Whether an instance has a license'),
  openAccessColor: value('openAccessColor', 'Open-access color', { allowed: ['bronze', 'gold', 'hybrid'] }),
  eoscIfGuidelines: value('guideline', 'Code of an EOSC interoperability guideline'),
  relOrganizationId: value('organization', 'OpenAIRE id of an affiliated organization'),
  relOrganization: words(
    ['related'],
    'Words of the names of related organizations and other related records',
  ),
  rorId: {
    as: 'lookup',
    filter: 'organization',
    kind: 'organization',
    schema: value('pid', 'ROR id of an affiliated organization').schema,
  },
  relCommunityId: value('community', 'Code of a related community, such as dh-ch'),
  relCommunityName: words(['related'], 'Words of the names of related communities and other related records'),
  subCommunity: value('community', 'Code of a related subcommunity'),
  relProjectId: value('project', 'OpenAIRE id of a related project'),
  relProjectCode: words(['related'], 'Grant agreement code of a related project'),
  relProject: words(['related'], 'Words of acronym and title of related projects'),
  hasProjectRel: presence('project', 'Whether a project is related'),
  relProjectFundingShortName: value('funder', 'Short name of the funder of a related project, such as EC'),
  relProjectFundingStreamId: value(
    'fundingStream',
    'Funding stream of a related project, such as EC::H2020::RIA',
  ),
  relFunder: value('funder', 'Short or full name of the funder of a related project', { commas: false }),
  relFundingLevel0Id: value('fundingLevel0', 'Id of the first funding level of a related project'),
  relFundingLevel1Id: value('fundingLevel1', 'Id of the second funding level of a related project'),
  relFundingLevel2Id: value('fundingLevel2', 'Id of the third funding level of a related project'),
  relHostingDataSourceId: value('hostingSource', 'OpenAIRE id of a data source that hosts an instance'),
  relHostingDataSource: words(['venue'], 'Words of the names of hosting data sources, journal and publisher'),
  relCollectedFromDatasourceId: value(
    'collectedFrom',
    'OpenAIRE id of a data source that the record comes from',
  ),
  source: words(['other'], 'Words of the source and other notes'),
} as const satisfies Record<string, Parameter>;

/** Filters beyond the Graph API. */
export const PRODUCT_EXTENSIONS = {
  fromYear: yearBound(PUBLICATION_YEAR, 'from', 'Published in this year or later'),
  toYear: yearBound(PUBLICATION_YEAR, 'to', 'Published in this year or earlier'),
  box: area(
    'Area with a place that the product is about, as west,south,east,north in degrees; widened to whole cells of a grid. A box counts where its center is',
  ),
} as const satisfies Record<string, Parameter>;

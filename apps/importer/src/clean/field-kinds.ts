/** Texts that keep their inline marks; the ones on a single line are titles. */
export const TITLES: ReadonlySet<string> = new Set([
  'mainTitle',
  'subTitle',
  'otherTitles',
  'title',
  'tagline',
]);
export const ABSTRACTS: ReadonlySet<string> = new Set([
  'descriptions',
  'description',
  'summary',
  'biography',
]);
export const ADDRESSES: ReadonlySet<string> = new Set([
  'citationGuidelineUrl',
  'codeRepositoryUrl',
  'documentationUrls',
  'logoUrl',
  'missionStatementUrl',
  'urls',
  'websiteUrl',
  'wikipediaUrl',
  'zenodoCommunity',
]);
/** Texts that programs compare: they stay as they are, except for characters that no page or file can have. */
export const CODES: ReadonlySet<string> = new Set([
  'code',
  'id',
  'key',
  'originalId',
  'originalIds',
  'scheme',
]);
/** Fields with ids of records: older dumps prefix them with a number for the kind. */
export const IDS: ReadonlySet<string> = new Set(['id', 'key', 'relatedDataSources']);
/** Fields with names whose place is not left empty when there is none. */
export const NAMES: ReadonlySet<string> = new Set([
  'contactPeople',
  'contributors',
  'fullName',
  'programmingLanguage',
  'publisher',
]);

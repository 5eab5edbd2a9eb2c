/**
 * The check tags of MeSH in lower case: the groups and kinds of studies that indexers of PubMed mark in every article. They say
 * what was studied, not what the article is about. Source: https://www.nlm.nih.gov/bsd/indexing/training/CHK_010.html
 */
const CHECK_TAGS: ReadonlySet<string> = new Set([
  'adolescent',
  'adult',
  'aged',
  'aged, 80 and over',
  'animals',
  'case reports',
  'cats',
  'cattle',
  'chick embryo',
  'child',
  'child, preschool',
  'comparative study',
  'dogs',
  'female',
  'guinea pigs',
  'humans',
  'in vitro techniques',
  'infant',
  'infant, newborn',
  'male',
  'mice',
  'middle aged',
  'pregnancy',
  'rabbits',
  'rats',
  'young adult',
]);

/** The number of check tags. */
export const CHECK_TAG_COUNT = CHECK_TAGS.size;

/**
 * True if a subject is a check tag of MeSH, in any case.
 * @example isCheckTag('Humans') // true
 */
export const isCheckTag = (subject: string): boolean => CHECK_TAGS.has(subject.toLowerCase());

import type { WorkType } from '../facts/work-type.ts';

/** The places of the formats in a row. */
const PLACES = { bibtex: 0, csl: 1, datacite: 2, dcmi: 3, ris: 4, schemaOrg: 5 } as const;

/** The words of BibTeX, CSL, DataCite, the DCMI Type Vocabulary, RIS and schema.org for a type of works. */
type Words = readonly [
  bibtex: string,
  csl: string,
  datacite: string,
  dcmi: string,
  ris: string,
  schemaOrg: string,
];

const WORDS: Readonly<Record<WorkType, Words>> = {
  article: ['article', 'article-journal', 'JournalArticle', 'Text', 'JOUR', 'ScholarlyArticle'],
  review: ['article', 'article-journal', 'JournalArticle', 'Text', 'JOUR', 'ScholarlyArticle'],
  preprint: ['unpublished', 'article', 'Preprint', 'Text', 'UNPB', 'ScholarlyArticle'],
  book: ['book', 'book', 'Book', 'Text', 'BOOK', 'Book'],
  chapter: ['incollection', 'chapter', 'BookChapter', 'Text', 'CHAP', 'Chapter'],
  conferencePaper: [
    'inproceedings',
    'paper-conference',
    'ConferencePaper',
    'Text',
    'CPAPER',
    'ScholarlyArticle',
  ],
  report: ['techreport', 'report', 'Report', 'Text', 'RPRT', 'Report'],
  thesis: ['phdthesis', 'thesis', 'Dissertation', 'Text', 'THES', 'Thesis'],
  patent: ['misc', 'patent', 'Text', 'Text', 'PAT', 'CreativeWork'],
  text: ['misc', 'document', 'Text', 'Text', 'GEN', 'CreativeWork'],
  dataset: ['misc', 'dataset', 'Dataset', 'Dataset', 'DATA', 'Dataset'],
  collection: ['misc', 'collection', 'Collection', 'Collection', 'AGGR', 'Collection'],
  film: ['misc', 'motion_picture', 'Audiovisual', 'MovingImage', 'VIDEO', 'CreativeWork'],
  image: ['misc', 'graphic', 'Image', 'Image', 'FIGURE', 'CreativeWork'],
  sound: ['misc', 'song', 'Sound', 'Sound', 'SOUND', 'CreativeWork'],
  software: ['misc', 'software', 'Software', 'Software', 'COMP', 'SoftwareSourceCode'],
  workflow: ['misc', 'document', 'Workflow', 'InteractiveResource', 'GEN', 'HowTo'],
  lecture: ['misc', 'speech', 'Text', 'Text', 'SLIDE', 'LearningResource'],
  presentation: ['misc', 'speech', 'Text', 'Text', 'SLIDE', 'PresentationDigitalDocument'],
  model: ['misc', 'document', 'Model', 'InteractiveResource', 'GEN', 'CreativeWork'],
  event: ['misc', 'event', 'Event', 'Event', 'GEN', 'CreativeWork'],
  interactive: ['misc', 'document', 'InteractiveResource', 'InteractiveResource', 'MULTI', 'CreativeWork'],
  other: ['misc', 'document', 'Other', 'InteractiveResource', 'GEN', 'CreativeWork'],
  project: ['misc', 'document', 'Other', 'Event', 'GRANT', 'ResearchProject'],
  organization: ['misc', 'webpage', 'Other', 'Collection', 'GEN', 'Organization'],
  dataSource: ['misc', 'webpage', 'Service', 'Service', 'DBASE', 'DataCatalog'],
  service: ['misc', 'webpage', 'Service', 'Service', 'ELEC', 'Service'],
  community: ['misc', 'webpage', 'Other', 'Collection', 'ELEC', 'Organization'],
  person: ['misc', 'webpage', 'Other', 'Collection', 'GEN', 'Person'],
};

/** Returns the word of a format for a type of works. */
export const typeWord = (format: keyof typeof PLACES, type: WorkType): string => WORDS[type][PLACES[format]];

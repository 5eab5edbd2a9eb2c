import type { Kind, ProductType, ResearchProduct, ResourceType } from '@open-discovery/model';

/** The types of works that citation formats distinguish. */
export type WorkType =
  | 'article'
  | 'review'
  | 'preprint'
  | 'book'
  | 'chapter'
  | 'conferencePaper'
  | 'report'
  | 'thesis'
  | 'patent'
  | 'text'
  | 'dataset'
  | 'collection'
  | 'film'
  | 'image'
  | 'sound'
  | 'software'
  | 'workflow'
  | 'lecture'
  | 'presentation'
  | 'model'
  | 'event'
  | 'interactive'
  | 'other'
  | Exclude<Kind, 'product'>;

const TYPE_OF_RESOURCE = {
  Article: 'article',
  Book: 'book',
  'Part of book or chapter of book': 'chapter',
  'Conference object': 'conferencePaper',
  'Data Paper': 'article',
  'Software Paper': 'article',
  Preprint: 'preprint',
  Report: 'report',
  Review: 'review',
  Thesis: 'thesis',
  'Doctoral thesis': 'thesis',
  'Master thesis': 'thesis',
  'Bachelor thesis': 'thesis',
  Annotation: 'text',
  Newsletter: 'text',
  Patent: 'patent',
  'Project deliverable': 'report',
  'Data Management Plan': 'report',
  'Other literature type': 'text',
  Dataset: 'dataset',
  Collection: 'collection',
  Film: 'film',
  Image: 'image',
  Sound: 'sound',
  Audiovisual: 'film',
  'Clinical Trial': 'dataset',
  Bioentity: 'dataset',
  'Other dataset type': 'dataset',
  Software: 'software',
  'Research Object': 'collection',
  'Virtual Appliance': 'software',
  Workflow: 'workflow',
  Lecture: 'lecture',
  Presentation: 'presentation',
  Model: 'model',
  Event: 'event',
  InteractiveResource: 'interactive',
  'Other ORP type': 'other',
} as const satisfies Record<ResourceType, WorkType>;

const TYPE_OF_PRODUCT = {
  publication: 'text',
  dataset: 'dataset',
  software: 'software',
  other: 'other',
} as const satisfies Record<ProductType, WorkType>;

const isResourceType = (word: string): word is ResourceType => Object.hasOwn(TYPE_OF_RESOURCE, word);

/** Returns the first resource type among the record's copies that is more specific than "other". */
export const resourceType = ({ instances }: ResearchProduct): ResourceType | null => {
  const types = (instances ?? []).flatMap(({ type }) => (type && isResourceType(type) ? [type] : []));
  return types.find((type) => !type.startsWith('Other ')) ?? types[0] ?? null;
};

/**
 * Returns the type of a product: by its resource type; otherwise an article when it has a venue; otherwise by
 * its product type.
 */
export const workType = (product: ResearchProduct): WorkType => {
  const type = resourceType(product);
  if (type !== null) return TYPE_OF_RESOURCE[type];
  return product.type === 'publication' && product.container?.name
    ? 'article'
    : TYPE_OF_PRODUCT[product.type];
};

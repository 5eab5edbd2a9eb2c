import { boolean } from './documented-as.ts';
import { booleanText, oneOf } from './parameter.ts';

/** The additional parameters of research products. */
export const PRODUCT_SEARCH = {
  includeStats: booleanText()
    .default(false)
    .meta({
      description: 'Whether to add the number of citations and the counts by type',
      documentedAs: boolean(false),
    }),
  versions: oneOf(['apart', 'together']).default('apart').meta({
    description: `Beyond the Graph API. together returns one record for each work, the newest of its versions that match: totals and pages count works, facets count versions. Not with every search engine (see capabilities: works), and on a cluster only if at most 10,000 results have several versions`,
  }),
  excludePubDateRange: booleanText()
    .default(false)
    .meta({
      description:
        'Whether to exclude the range of fromPublicationDate and toPublicationDate, of which at least one is required',
      documentedAs: boolean(false),
    }),
};

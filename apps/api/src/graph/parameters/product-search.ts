import { dayNumber } from '@open-discovery/graph-index';
import { boolean, oneText } from './documented-as.ts';
import { booleanText, once, oneOf } from './parameter.ts';

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The additional parameters of research products. */
export const PRODUCT_SEARCH = {
  includeStats: booleanText()
    .default(false)
    .meta({
      description: 'Whether to add the number of citations and the counts by type',
      documentedAs: boolean(false),
    }),
  since: once()
    .refine(
      (day) => FULL_DAY.test(day) && dayNumber(day, 'first') !== null,
      "Parameter '{name}' must be a day in the form YYYY-MM-DD",
    )
    .nullable()
    .default(null)
    .meta({
      description:
        'Beyond the Graph API. Came into the portal or changed in it on this day or later: by date of collection, otherwise by the day on which the records were published. Applies with any logicalOperator',
      documentedAs: { ...oneText(FULL_DAY.source), example: '2026-11-01' },
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

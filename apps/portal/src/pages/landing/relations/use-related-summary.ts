import type { KindedRecord } from '@open-discovery/model';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { relatedSummary } from './related-summary.ts';

/** Returns the facts that tell a related record apart, in the reader's language. */
export const useRelatedSummary = (related: KindedRecord): readonly string[] => {
  const t = useMessages();
  const { country } = useFormat();
  return relatedSummary(related, {
    countryOf: country,
    versionOf: (version) => t('product.version', { version }),
  });
};

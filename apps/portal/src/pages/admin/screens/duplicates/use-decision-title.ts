import type { MergeDecision } from '@open-discovery/model';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useQuotedTitles } from './use-quoted-titles.ts';

/** Returns the function that says of which records a decision says what. */
export const useDecisionTitle = () => {
  const t = useMessages();
  const quotedTitles = useQuotedTitles();
  return ({ verdict, records, others }: MergeDecision): string => {
    const { names, count } = quotedTitles([...records, ...others]);
    // Records that are one, or have the same title, are named once.
    return t(`admin-duplicates.${count === 1 ? 'named' : 'of'}-${verdict}`, { names });
  };
};

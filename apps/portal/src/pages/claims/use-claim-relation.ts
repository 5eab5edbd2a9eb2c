import type { RelationName } from '@open-discovery/model';
import { useOptionalMessage } from '../../messages/use-messages.ts';

/** Returns a function that names a relation as a part of a sentence: "cites", "was produced by". */
export const useClaimRelation = (): ((relation: RelationName) => string) => {
  const message = useOptionalMessage();
  return (relation) => message(`claims.relation-${relation}`, relation);
};

import type { RelatedGroup } from '@open-discovery/graph-client';
import { useOptionalMessage } from '../../../messages/use-messages.ts';

/** Returns a function that names a relation to records of a kind. */
export const useRelationName = (): ((group: Pick<RelatedGroup, 'relation' | 'kind'>) => string) => {
  const message = useOptionalMessage();
  return ({ relation, kind }) =>
    message(`relation.${relation}.${kind}`, message(`relation.${relation}`, relation));
};

import type { RelatedGroup } from '@open-discovery/graph-client';
import { useOptionalMessage } from '../../../messages/use-messages.ts';

/** The name of a relation, as it is called where it leads to a record of this kind. */
export const useRelationName = (): ((group: Pick<RelatedGroup, 'relation' | 'kind'>) => string) => {
  const message = useOptionalMessage();
  return ({ relation, kind }) =>
    message(`relation.${relation}.${kind}`, message(`relation.${relation}`, relation));
};

import type { RelatedGroup } from '@open-discovery/graph-client';
import type { NetworkStep } from '../../../components/network/network.ts';
import { landingKindOf } from './landing-kind-of.ts';
import { recordNode } from './record-node.ts';

/**
 * Returns the related records of a record as steps of a network, round-robin over the groups (first of each group, then
 * second, …), so that every relation is represented.
 */
export const relationSteps = (
  groups: readonly RelatedGroup[],
  nameOf: (group: RelatedGroup) => string,
): readonly NetworkStep[] => {
  const longest = Math.max(0, ...groups.map(({ results }) => results.length));
  return Array.from({ length: longest }, (_none, row) =>
    groups.flatMap((group) => {
      const related = group.results[row];
      const kind = related && landingKindOf(related);
      if (!kind) return [];
      return {
        node: recordNode(kind, related.record),
        relation: `${group.relation} ${group.kind}`,
        name: nameOf(group),
      };
    }),
  ).flat();
};

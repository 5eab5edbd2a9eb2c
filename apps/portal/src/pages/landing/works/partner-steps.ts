import type { FacetValue } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import { valueOfGroup } from '@open-discovery/search-fields';
import type { NetworkStep } from '../../../components/network/network.ts';

/** Returns partners as steps of a network; `nameOf` says in words how many works they share. */
export const partnerSteps = (
  partners: readonly FacetValue[],
  nameOf: (count: number) => string,
): readonly NetworkStep[] =>
  partners.map(({ value, label, count }) => {
    const id = valueOfGroup(value) ?? value;
    return {
      node: { id, kind: 'organization', title: label, address: landingAddress('organization', id) },
      relation: 'partner',
      name: nameOf(count),
    };
  });

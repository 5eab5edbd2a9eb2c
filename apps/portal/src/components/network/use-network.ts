import { useReducer } from 'react';
import { foldNode, growNetwork, startNetwork } from './grow-network.ts';
import type { Network, NetworkNode, NetworkStep } from './network.ts';

/** The records shown around the first one. More titles are no longer read at a glance. */
const FIRST_RECORDS = 16;
/** The records that another one unfolds to. */
const FURTHER_RECORDS = 6;

/** The records around one record, and how to load those around any other one. */
export interface NetworkSource {
  readonly center: NetworkNode;
  readonly steps: readonly NetworkStep[];
  /** Loads the relations of a record of the network; `null` if they could not be loaded. */
  readonly load: (node: NetworkNode) => Promise<readonly NetworkStep[] | null>;
}

/** The result of the last unfolding, where it shows no new records. */
type Outcome = { readonly id: 'loading' | 'failed' | 'nothing'; readonly node: NetworkNode };

interface State {
  readonly network: Network;
  readonly unfolded: ReadonlySet<string>;
  readonly outcome: Outcome | null;
}

type Change =
  | { readonly type: 'fold' | 'load'; readonly node: NetworkNode }
  | { readonly type: 'unfold'; readonly node: NetworkNode; readonly steps: readonly NetworkStep[] | null };

const unfold = (state: State, node: NetworkNode, steps: readonly NetworkStep[] | null): State => {
  const { network, unfolded } = state;
  // It was folded away while its relations were loading.
  if (!network.nodes.some(({ id }) => id === node.id)) return state;
  if (!steps) return { ...state, outcome: { id: 'failed', node } };
  const limit = network.nodes[0]?.id === node.id ? FIRST_RECORDS : FURTHER_RECORDS;
  const grown = growNetwork(network, node.id, steps, limit);
  return {
    network: grown,
    unfolded: new Set([...unfolded, node.id]),
    outcome: grown.edges.length > network.edges.length ? null : { id: 'nothing', node },
  };
};

const change = (state: State, action: Change): State => {
  const { node } = action;
  if (action.type === 'load') return { ...state, outcome: { id: 'loading', node } };
  if (action.type === 'unfold') return unfold(state, node, action.steps);
  const network = foldNode(state.network, node.id);
  const shown = new Set(network.nodes.map(({ id }) => id));
  const unfolded = new Set([...state.unfolded].filter((id) => id !== node.id && shown.has(id)));
  return { network, unfolded, outcome: null };
};

const start = ({ center, steps }: NetworkSource): State =>
  unfold({ network: startNetwork(center), unfolded: new Set(), outcome: null }, center, steps);

/** Returns the network of a record, and a function that unfolds or folds one of its records. */
export const useNetwork = (source: NetworkSource) => {
  const [state, dispatch] = useReducer(change, source, start);
  const toggle = async (node: NetworkNode): Promise<void> => {
    if (state.unfolded.has(node.id)) dispatch({ type: 'fold', node });
    else if (node.id === source.center.id) dispatch({ type: 'unfold', node, steps: source.steps });
    else {
      dispatch({ type: 'load', node });
      dispatch({ type: 'unfold', node, steps: await source.load(node) });
    }
  };
  return { ...state, toggle };
};

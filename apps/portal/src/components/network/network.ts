import type { RecordKind } from '@open-discovery/model';

/** A record of a network. */
export interface NetworkNode {
  readonly id: string;
  readonly kind: RecordKind;
  /** Marked text. */
  readonly title: string;
  readonly address: string;
}

/** A relation of the record that was unfolded to another one. */
export interface NetworkStep {
  readonly node: NetworkNode;
  /** Relations of one key are filtered together. */
  readonly relation: string;
  /** The relation in words, read from the unfolded record to the other one. */
  readonly name: string;
}

/** A line of the network. `name` is read from `from` to `to`. */
export interface NetworkEdge extends Pick<NetworkStep, 'relation' | 'name'> {
  readonly from: string;
  readonly to: string;
}

/** Records and their relations. `parent` is the record that a node was unfolded from; the first node has none. */
export interface Network {
  readonly nodes: readonly (NetworkNode & { readonly parent: string | null })[];
  readonly edges: readonly NetworkEdge[];
}

export { checkCluster } from './check-cluster.ts';
export type { ClusterOptions } from './cluster.ts';
export { FORMAT } from './index-body.ts';
export { openClusterIndex } from './open-cluster-index.ts';
export { ONE_PER_VALUE_MAX } from './one-per-value.ts';
export { rollBack } from './roll-back.ts';
export { writeGeneration } from './write-generation.ts';

export type { ClusterOptions } from './cluster.ts';
export { openClusterIndex } from './open-cluster-index.ts';
export type { OpenClusterOptions } from './open-cluster-index.ts';
export { rollBack } from './roll-back.ts';
export { writeGeneration } from './write-generation.ts';
export type { WrittenGeneration } from './write-generation.ts';

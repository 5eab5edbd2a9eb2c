export { startGraphServer } from './testing/start-graph-server.ts';
export type { GraphServer } from './testing/start-graph-server.ts';

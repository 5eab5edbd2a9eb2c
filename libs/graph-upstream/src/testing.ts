export { startGraphServer } from './testing/start-graph-server.ts';
export type { GraphAnswer, GraphServer } from './testing/start-graph-server.ts';

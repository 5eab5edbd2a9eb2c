export { GRAPH_SCHEMA } from './schema.ts';
export type { KeywordField, NumberField, TextField } from './schema.ts';

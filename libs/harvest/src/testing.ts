export { FIRST_STATE } from './store/harvest-state.ts';
export { faulty, startOaiServer } from './testing/oai-server.ts';
export type { OaiServer } from './testing/oai-server.ts';
export { addTestSource, harvest, NOW, recordsText, testOptions } from './testing/run-harvest.ts';

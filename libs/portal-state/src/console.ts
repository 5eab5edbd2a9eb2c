export { createConsoleApi } from './console-api.ts';
export type { ConsoleApi, Expected } from './console-api.ts';

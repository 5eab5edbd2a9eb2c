import { rm } from 'node:fs/promises';

export default () => rm(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });

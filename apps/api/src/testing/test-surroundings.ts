import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import { parseSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';

/** Settings as an environment gives them; fails on wrong ones. */
export const testSettings = (environment: Readonly<Record<string, string>>): Settings => {
  const parsed = parseSettings(environment, { cores: 1 });
  if (parsed.ok) return parsed.settings;
  throw new Error(parsed.problems.map(({ name, message }) => `${name} ${message}`).join(', '));
};

export interface TestSurroundings {
  readonly settings: Settings;
  readonly database: Database;
  readonly remove: () => Promise<void>;
}

/** A folder of its own with an empty database, and settings that point to it. */
export const openTestSurroundings = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<TestSurroundings> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-api-'));
  const settings = testSettings({ DATA_DIR: folder, ...environment });
  const database = await openDatabase({ url: null, file: path.join(folder, 'content.sqlite') });
  return {
    settings,
    database,
    remove: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

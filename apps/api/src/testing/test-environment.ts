import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import { writeNewSqlite } from '../database/testing/new-sqlite.ts';
import { parseSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';

/** Returns the settings for some environment variables. Throws on invalid ones. */
export const testSettings = (environment: Readonly<Record<string, string>>): Settings => {
  const parsed = parseSettings(environment, { cores: 1 });
  if (parsed.ok) return parsed.settings;
  throw new Error(parsed.problems.map(({ name, message }) => `${name} ${message}`).join(', '));
};

export interface TestEnvironment {
  readonly settings: Settings;
  readonly database: Database;
}

/** Creates a temporary folder with an empty database, and settings that use it. */
export const openTestEnvironment = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<TestEnvironment> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-api-'));
  const settings = testSettings({ DATA_DIR: folder, ...environment });
  const file = path.join(folder, 'content.sqlite');
  await writeNewSqlite(file);
  return { settings, database: await openDatabase({ url: null, file }) };
};

import type { PortalConfiguration } from '@open-discovery/config';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { IdentifyCaller } from './access/caller.ts';
import { addAdminTool, ADMIN_TOOL } from './admin-tool/add-admin-tool.ts';
import { createChangeBudget } from './content/change-budget.ts';
import { openContentStore } from './content/content-store.ts';
import type { ContentStore } from './content/content-store.ts';
import { seedEmptyPortal, seedPortal } from './content/seed-portal.ts';
import type { Database } from './database/open-database.ts';
import { addHousekeeping } from './housekeeping/add-housekeeping.ts';
import { createHousekeeping } from './housekeeping/create-housekeeping.ts';
import { createHarvests } from './harvest/harvests.ts';
import { openRecordFiles } from './harvest/record-files.ts';
import type { NamesOf } from './identity/people/people-names.ts';
import { configuredClient } from './identity/provider/open-id-client.ts';
import { createImportReader } from './import-report/read-import-report.ts';
import { openDecisionsFile } from './merge-decisions/decisions-file.ts';
import { openLikelyDuplicates } from './merge-decisions/likely-duplicates.ts';
import { openMergeableRecords } from './merge-decisions/mergeable-records.ts';
import type { SearchEngine } from './search/search-engine.ts';
import type { Settings } from './settings/settings.ts';
import { TRIAL_COMMUNITY } from './trial-login/trial-accounts.ts';
import { openStoredUploads } from './uploads/stored-uploads.ts';
import type { StoredUploads } from './uploads/stored-uploads.ts';
import { openUploadFolder } from './uploads/upload-folder.ts';
import { openWithdrawableRecords } from './withdrawals/withdrawable-records.ts';
import { openWithdrawalOverlay } from './withdrawals/withdrawal-overlay.ts';
import type { WithdrawalOverlay } from './withdrawals/withdrawal-overlay.ts';

const BYTES_PER_MB = 1_048_576;
const DECISIONS_EVERY_MS = 30_000;

export interface ContentOptions {
  readonly engine: SearchEngine;
  readonly database: Database;
  /** The portal to fill an empty database with; null for none. */
  readonly configuration: PortalConfiguration | null;
  readonly settings: Settings;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly harvestProgram: string | null;
  readonly identifyCaller: IdentifyCaller;
  readonly namesOf: NamesOf;
}

/** The content, for the other parts of the server. */
interface StoredContent {
  readonly store: ContentStore;
  readonly uploads: StoredUploads;
  readonly withdrawals: WithdrawalOverlay;
}

const usesTrialLogin = (settings: Settings): boolean =>
  settings.MODE !== 'production' && configuredClient(settings) === null;

const openUploads = async (
  store: ContentStore,
  { settings, clock }: Pick<ContentOptions, 'settings' | 'clock'>,
): Promise<StoredUploads> => {
  const uploads = openStoredUploads({
    store,
    folder: openUploadFolder(path.resolve(settings.DATA_DIR, 'uploads')),
    limitBytes: settings.UPLOADS_TOTAL_MB * BYTES_PER_MB,
    clock,
  });
  await uploads.adopt();
  return uploads;
};

/** Adds the content store, the uploads and the calls of the admin tool. */
export const addContent = async (app: FastifyInstance, options: ContentOptions): Promise<StoredContent> => {
  const { engine, database, configuration, settings, clock, newId, identifyCaller, namesOf } = options;
  const store = await openContentStore({
    database,
    clock,
    newId,
    budget: createChangeBudget({ bytesPerHour: settings.CHANGED_MB_PER_HOUR * BYTES_PER_MB }),
    onDamaged: (row) => app.log.error(row, 'a damaged row is set aside; everything else goes on'),
  });
  if (configuration)
    await seedPortal(store, configuration, (reason) =>
      app.log.warn({ reason }, 'a part of the portal that this version or PORTAL_CONFIG brings is left out'),
    );
  if (configuration && usesTrialLogin(settings)) await seedEmptyPortal(store, TRIAL_COMMUNITY);
  const uploads = await openUploads(store, options);
  const { HISTORY_DAYS: historyDays } = settings;
  const dataDir = path.resolve(settings.DATA_DIR);
  addHousekeeping(app, createHousekeeping({ database, uploads, clock, historyDays, dataDir }));
  const withdrawals = await openWithdrawalOverlay({ engine, store, clock });
  const decisionsFile = await openDecisionsFile({
    store,
    dataDir,
    onFailed: (err) => app.log.error({ err }, 'imports do not learn which records are the same'),
  });
  // Other processes and restored changes make decisions, too.
  const writing = setInterval(() => void decisionsFile.write(), DECISIONS_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(writing));
  const readImport = createImportReader(engine);
  const harvests = createHarvests({
    dataDir,
    program: options.harvestProgram,
    contact: settings.HARVEST_CONTACT,
    clock,
    onFailed: (exit) => app.log.warn(exit, 'a harvest has failed or was interrupted'),
  });
  const recordFiles = openRecordFiles({
    dataDir,
    limitBytes: settings.RECORD_FILES_TOTAL_MB * BYTES_PER_MB,
  });
  await app.register(
    (scope, _options, done) => {
      addAdminTool(scope, {
        ...{ store, identifyCaller, namesOf, clock, readImport },
        ownPid: configuration?.pid ?? null,
        ...{ harvests, recordFiles, uploads, withdrawals },
        records: openWithdrawableRecords(engine),
        mergeable: openMergeableRecords(engine),
        likely: openLikelyDuplicates(engine, withdrawals),
        decisionsFile,
      });
      done();
    },
    { prefix: ADMIN_TOOL },
  );
  return { store, uploads, withdrawals };
};

import type { PortalType, PublishedImport } from '@open-discovery/model';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Caller, IdentifyCaller } from '../access/caller.ts';
import type { Action, Target } from '../access/permissions.ts';
import type { Content } from '../content/content.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Harvests } from '../harvest/harvests.ts';
import type { RecordFiles } from '../harvest/record-files.ts';
import type { DecisionsFile } from '../merge-decisions/decisions-file.ts';
import type { LikelyDuplicates } from '../merge-decisions/likely-duplicates.ts';
import type { MergeableRecords } from '../merge-decisions/mergeable-records.ts';
import type { NamesOf } from '../identity/people/people-names.ts';
import type { Input } from '../http/input.ts';
import type { StoredUploads } from '../uploads/stored-uploads.ts';
import type { WithdrawableRecords } from '../withdrawals/withdrawable-records.ts';
import type { WithdrawalOverlay } from '../withdrawals/withdrawal-overlay.ts';
import type { Body } from './body.ts';

export interface AdminDependencies {
  readonly store: ContentStore;
  readonly identifyCaller: IdentifyCaller;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

export interface AdminToolDependencies extends AdminDependencies {
  /** The pid of the portal that the server is for; null for none. */
  readonly ownPid: string | null;
  readonly namesOf: NamesOf;
  readonly records: WithdrawableRecords;
  readonly withdrawals: WithdrawalOverlay;
  readonly mergeable: MergeableRecords;
  readonly likely: LikelyDuplicates;
  readonly decisionsFile: DecisionsFile;
  /** Reads the report of the import of the records that are searched. */
  readonly readImport: () => Promise<PublishedImport>;
  readonly harvests: Harvests;
  readonly recordFiles: RecordFiles;
  readonly uploads: StoredUploads;
}

/** A parsed request to the admin tool. */
export interface AdminRequest<Q, B> {
  readonly caller: Caller;
  readonly query: Q;
  readonly body: B;
  /** The current content; for anonymous visitors, it may be a moment old. */
  readonly content: Content;
  /** The portal type in the path; null if the path has none. */
  readonly type: PortalType | null;
  readonly log: FastifyBaseLogger;
  /** Returns a parameter of the path. */
  readonly path: (name: string) => string;
}

/** An action that depends on the request. */
export interface ChosenAction<Q, B> {
  readonly among: readonly Action[];
  readonly choose: (request: AdminRequest<Q, B>) => Action;
}

/** A call of the admin tool: its permission, input and response. */
export interface AdminRoute<Q, B> {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  readonly action: Action | ChosenAction<Q, B>;
  /** Returns the targets of the action. The caller needs the permission for each of them. */
  readonly targets: (request: AdminRequest<Q, B>) => readonly Target[];
  /** Default: no parameters. */
  readonly query?: Input<Q>;
  /** Default: no body. */
  readonly body?: Body<B>;
  readonly answer: z.ZodType;
  readonly bodyLimit?: number;
  /** A file takes many of these requests: they count as reads. */
  readonly isPieceOfFile?: true;
  /** The answer grows with the number of portals: for visitors, it is kept until the content changes. */
  readonly isKept?: true;
  /** Returns the body of the response, or a promise of it. */
  readonly reply: (request: AdminRequest<Q, B>) => unknown;
}

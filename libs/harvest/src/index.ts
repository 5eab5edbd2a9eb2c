export { createDecoder, decodeUnnamed } from './create-decoder.ts';
export { createSource } from './create-source.ts';
export type { SourceDefinition } from './create-source.ts';
export { errorCode, isMissing } from './error-code.ts';
export { FAILURE_SENTENCES, sentenceOf } from './failure.ts';
export { HarvestError } from './harvest-error.ts';
export { SourceError } from './source-error.ts';
export type { SourceMistake } from './source-error.ts';
export type { HarvestEnvironment } from './client/harvest-client.ts';
export { HARVEST_KINDS, isLocal, SOURCE_NAME } from './source.ts';
export type { Source } from './source.ts';
export { BLOCK_BYTES, formatTarHeader, parseTarHeader } from './protocols/file/tar-header.ts';
export type { TarFile } from './protocols/file/tar-header.ts';
export { PROTOCOLS } from './protocols/protocols.ts';
export { countSource } from './run/count-source.ts';
export type { SourceCount } from './run/count-source.ts';
export { currentRecords } from './run/current-records.ts';
export type { RunOutcome, RunProgress } from './run/run-source.ts';
export { runSources } from './run/run-sources.ts';
export type { HarvestState } from './store/harvest-state.ts';
export { readableLog } from './store/harvest-state.ts';
export {
  addSource,
  harvestFolder,
  listSources,
  readSources,
  readState,
  removeSource,
} from './store/source-folders.ts';
export type { ListedSource } from './store/source-folders.ts';
export {
  countUploads,
  isUploadedName,
  readUploadedFiles,
  removeUploadedFile,
  storePiece,
  UPLOAD_ID,
} from './store/uploaded-files.ts';
export type { Piece, StoredPiece, UploadedFile } from './store/uploaded-files.ts';
export { hasSpace, systemFreeBytes } from './store/free-space.ts';
export type { FreeBytes } from './store/free-space.ts';
export { processSpace } from './store/process-space.ts';
export { ELSEWHERE, giveSigns, hasNoSigns, WAIT_FOR_SIGNS } from './store/signs-of-life.ts';
export { syncFolder, writeDurably } from './store/write-durably.ts';
export { systemLookup } from '@open-discovery/http-server';
export { harvestLockFile, readHarvestOwner, takeHarvestLock } from './store/harvest-lock.ts';
export type { HarvestLock, HarvestOwner } from './store/harvest-lock.ts';

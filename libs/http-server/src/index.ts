export { chooseEncoding } from './choose-encoding.ts';
export { chooseLanguage } from './choose-language.ts';
export { chooseMediaType } from './choose-media-type.ts';
export { createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts';
export { isNotModified } from './is-not-modified.ts';
export { createLruCache } from './lru-cache.ts';
export { createSingleFlight } from './single-flight.ts';
export type { SingleFlight } from './single-flight.ts';
export { weakEtag } from './weak-etag.ts';

import { RECORD_SCHEMAS } from '@open-discovery/model/schemas';

/** The same for all kinds. */
const ORIGINAL_VALUES = RECORD_SCHEMAS.product.shape.originalValues;

/** Returns distinct originals of values, at most as many as a record may have. */
export const distinctOriginals = (originals: readonly unknown[]) =>
  ORIGINAL_VALUES.parse([
    ...new Map(originals.map((original) => [JSON.stringify(original), original])).values(),
  ]);

import { RECORD_SCHEMAS } from '@open-discovery/model/schemas';
import type { Kind } from '@open-discovery/model';
import { isFields } from '../fields.ts';
import type { Found, Format } from './format.ts';

const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(RECORD_SCHEMAS, value);

/**
 * A record wrapped in a note about its origin (`{ entity, api, source, record }`), or with its kind (`{ kind,
 * record }`), as in the importer's own archive.
 */
export const wrapperFormat = (readRecord: (value: unknown) => readonly Found[]): Format => ({
  name: 'wrapped record',
  detects: (value) =>
    isFields(value) && isFields(value['record']) && ('entity' in value || isKind(value['kind'])),
  read: (value) => {
    if (!isFields(value)) return [];
    const { kind, record, isMention } = value;
    if (isKind(kind) && isMention === true) return [{ type: 'mention', kind, record }];
    return isKind(kind) ? [{ type: 'record', kind, record }] : readRecord(record);
  },
});

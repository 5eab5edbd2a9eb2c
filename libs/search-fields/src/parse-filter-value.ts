import { parseOrcid } from '@open-discovery/identifiers';
import {
  formatArea,
  parseAccessRight,
  parseArea,
  parseCountryCode,
  parseRelationName,
  parseSdg,
} from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import { validateDate } from '@open-discovery/validators';
import { parseDateRange } from './parse-date-range.ts';
import { OWN_ROLE_FIELD, OWN_ROLES, SINCE_FIELD, TOGETHER, VERSIONS_FIELD } from './search-fields.ts';
import { tidyText, VALUE_MAX_CHARS } from './tidy-text.ts';
import type { FieldType, SearchField } from './types.ts';

type ReadValue = (text: string) => string | null;

const readBoolean: ReadValue = (text) => (/^(true|false)$/i.test(text) ? text.toLowerCase() : null);
const readYear: ReadValue = (text) => (/^\d{4}$/.test(text) ? text : null);

const readRelated: ReadValue = (text) => {
  const colon = text.indexOf(':');
  const relation = parseRelationName(text.slice(0, Math.max(0, colon)));
  const id = text.slice(colon + 1).trim();
  return relation === null || id === '' ? null : `${relation}:${id}`;
};

const BY_TYPE: Partial<Record<FieldType, ReadValue>> = {
  boolean: readBoolean,
  year: readYear,
  date: (text) => {
    const range = parseDateRange(text);
    return range === null ? null : `${range.from ?? ''}..${range.to ?? ''}`;
  },
  area: (text) => {
    const area = parseArea(text);
    return area === null ? null : formatArea(area);
  },
};

const readDay: ReadValue = (text) => {
  const day = validateDate(text);
  return day.ok ? day.value : null;
};

const readOwnRole: ReadValue = (text) => {
  const role = text.toLowerCase();
  return OWN_ROLES.includes(role) ? role : null;
};

const BY_NAME: ReadonlyMap<string, ReadValue> = new Map<string, ReadValue>([
  ['related', readRelated],
  ['orcid', (text) => parseOrcid(text)?.value ?? null],
  ['sdg', parseSdg],
  [OWN_ROLE_FIELD, readOwnRole],
  [VERSIONS_FIELD.name, (text) => (text.toLowerCase() === TOGETHER ? TOGETHER : null)],
  [SINCE_FIELD, readDay],
  // Records contain codes that no list has; keep those unchanged.
  ['country', (text) => parseCountryCode(text) ?? text],
]);

/**
 * Parses a filter's value to its normal form; `null` if the field of this kind has no such value.
 * @example
 * parseFilterValue('product', field, 'Open Access'); // 'OPEN', the field being `access`
 */
export const parseFilterValue = (
  kind: SearchedKind,
  field: SearchField,
  text: string | null | undefined,
): string | null => {
  const value = tidyText(text ?? '');
  if (value === '' || value.length > VALUE_MAX_CHARS) return null;
  if (field.name === 'access') return kind === 'product' ? parseAccessRight(value) : value.toLowerCase();
  const read = BY_NAME.get(field.name) ?? BY_TYPE[field.type];
  return read ? read(value) : value;
};

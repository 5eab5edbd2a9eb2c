import { deriveOpenAireId, parseRor } from '@open-discovery/identifiers';
import { isFields, textOf, textsOf } from '../fields.ts';
import { nothing, relationTo } from './format.ts';
import type { Format } from './format.ts';
import { idOfRor } from './ror.ts';
import { skipReason } from '../report/skip-reason.ts';

/** Returns the id of a community that records name by its code. */
export const idOfCommunity = (code: string): string | null => deriveOpenAireId('context', code);

/** Communities as rows of code, label and subjects. */
export const communityRowFormat: Format = {
  name: 'community row',
  detects: (value) =>
    isFields(value) &&
    !('id' in value) &&
    textOf(value['code']) !== null &&
    'label' in value &&
    'subjects' in value,
  read: (value) => {
    if (!isFields(value)) return [];
    const code = textOf(value['code']) ?? '';
    const id = idOfCommunity(code);
    if (id === null) return nothing(skipReason('no-id', { format: 'community row' }));
    const sources = textsOf(value['datasourceIds']).map((target) => relationTo(id, 'IsRelatedTo', target));
    const record = {
      id,
      acronym: code,
      name: textOf(value['label']) ?? code,
      subjects: value['subjects'],
      zenodoCommunities: value['zenodoCommunities'],
    };
    return [{ type: 'record', kind: 'community', record }, ...sources];
  },
};

/** Organizations as rows with a ROR address and counts; the id may be missing. */
export const organizationRowFormat: Format = {
  name: 'organization row',
  detects: (value) =>
    isFields(value) && 'legalName' in value && 'ror' in value && 'mainDatasourceId' in value,
  read: (value) => {
    if (!isFields(value)) return [];
    const ror = parseRor(textOf(value['ror']) ?? '');
    const address = ror?.checkDigits === 'valid' ? ror.url : null;
    const id = textOf(value['id']) ?? (address === null ? null : idOfRor(address));
    if (id === null) return nothing(skipReason('no-id', { format: 'organization row' }));
    const record = {
      id,
      legalName: value['legalName'],
      legalShortName: value['legalShortName'],
      pids: address === null ? [] : [{ scheme: 'ROR', value: address }],
    };
    return [{ type: 'record', kind: 'organization', record }];
  },
};

/** Data sources as rows: the type is plain text, and the organizations are ids. */
export const dataSourceRowFormat: Format = {
  name: 'data source row',
  detects: (value) => isFields(value) && 'officialName' in value && 'relOrganizationIds' in value,
  read: (value) => {
    if (!isFields(value)) return [];
    const source = textOf(value['id']);
    const type = textOf(value['type']);
    const providers = textsOf(value['relOrganizationIds']).map((target) =>
      relationTo(source, 'isProvidedBy', target),
    );
    const { relOrganizationIds: _related, ...fields } = value;
    const record = { ...fields, type: type === null ? value['type'] : { value: type } };
    return [{ type: 'record', kind: 'dataSource', record }, ...(source === null ? [] : providers)];
  },
};

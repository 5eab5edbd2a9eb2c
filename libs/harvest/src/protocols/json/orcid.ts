import { z } from 'zod';
import type { OptionRule } from '../../protocol.ts';
import { optionsOf } from '../../source.ts';
import { createJsonProtocol } from './json-protocol.ts';
import { needsLimit } from './option-rules.ts';
import { pageReader } from './page-reader.ts';

const orcidOptions: readonly OptionRule[] = [
  {
    name: 'id',
    isList: true,
    pattern: /^(?:\d{4}-){3}\d{3}[\dX]$/,
    rule: 'an ORCID iD like 0000-0002-1825-0097',
    example: '0000-0002-1825-0097',
    meaning: 'a person',
  },
];

/** The public API of ORCID, version 3.0, https://info.orcid.org: one record for each iD. */
export const orcid = createJsonProtocol({
  address: 'https://pub.orcid.org',
  options: orcidOptions,
  problemOf: needsLimit(orcidOptions),
  hasChanges: false,
  parts: (source) => optionsOf(source, 'id').length,
  firstCursor: '',
  skipsMissing: true,
  request: (source, { part }) => ({
    path: `/v3.0/${optionsOf(source, 'id')[part] ?? ''}/record`,
    parameters: {},
  }),
  readPage: pageReader(
    z
      .looseObject({ 'orcid-identifier': z.object({ path: z.string() }) })
      .transform((record) => ({ items: [record], total: null, next: null })),
  ),
  keyOf: (item) =>
    z.object({ 'orcid-identifier': z.object({ path: z.string() }) }).safeParse(item).data?.[
      'orcid-identifier'
    ].path ?? null,
  volatile: [],
});

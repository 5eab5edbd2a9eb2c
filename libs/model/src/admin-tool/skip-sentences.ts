/**
 * The sentences with which an import says why it skips a record or file, by the id that its report carries, so that a
 * client can say them in the language of its user. `{placeholders}` are the reason's values.
 */
export const SKIP_SENTENCES = {
  'not-json': 'not JSON',
  'not-text': 'not text',
  'not-an-object': 'not a JSON object',
  'too-long': 'longer than {max} MB',
  'too-deep': 'nested more than {max} levels deep',
  'too-many-fields': 'more than {max} fields',
  'damaged-file': '{format} is damaged',
  'cut-off-file': '{format} ends early',
  'expanding-file': '{format} expands more than {max}-fold; not read further',
  'nested-archives': 'archives inside archives, {max} deep',
  'unknown-encoding': '{format} in an unknown encoding: {encoding}',
  'long-entry': '{format}: a record of more than {max} characters',
  'large-file': '{format} of more than {max} MB; split it',
  'no-xml-records': 'XML without records',
  'damaged-entry': '{format}: an entry is damaged',
  'unclosed-entry': '{format}: an entry is not closed',
  'too-many-cells': 'CSV: a row with more than {max} cells',
  'unmapped-table': 'a table (CSV) without a mapping of its columns',
  'declined-table': 'a table (CSV) that was skipped when its columns had to be named',
  'useless-table': '{service}: a table without projects or organizations',
  'unknown-row-type': 'a row of unknown type',

  'unsupported-format': '{format} is not supported; supported instead: {instead}',
  'no-record-format': '{format} describes no records',
  'unknown-xml': 'XML of an unknown kind',
  'unknown-record': 'no known kind of record',
  vocabulary: 'a vocabulary, not records',

  'error-answer': '{service}: an error message, not a record',
  'empty-answer': '{service}: an empty list',
  'other-answer': '{service}: a response without records ({answer})',
  'deleted-in-source': 'deleted in its source',
  'no-metadata': '{service}: a record without metadata',
  'no-place': '{service}: {type}, which the model has no record for',
  'no-work': '{format} that describes no work',
  'no-public-data': '{service}: a record without a public name or work',

  'no-id': '{format}: a record without an identifier',
  'no-id-or-title': '{format}: a record without an identifier and without a title or name',
  'no-orcid': '{format}: a person without an ORCID iD',
  'no-field': '{kind} without a usable {field}',
  'record-too-long': '{kind} of more than {max} characters',
  'other-kind': 'another kind of record ({kind}) has the same id',

  'no-relation-field': 'a relation without a usable {field}',
  'unknown-relation': 'a relation of unknown type: {type}',
  'self-relation': 'a relation of a record with itself',
  'lost-relation': 'a relation with a record that is not here',

  other: 'other reasons',
} as const satisfies Record<string, string>;

/** The id of a reason for which an import skips a record or file. */
export type SkipReasonId = keyof typeof SKIP_SENTENCES;

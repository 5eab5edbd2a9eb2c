import { formatMessage } from '@open-discovery/validators';
import type { MessageValues, ValuesOf } from '@open-discovery/validators';

/**
 * The reasons for which a run of a source fails. The command line prints the sentences after the name of the host; the console
 * has sentences of its own in each language, which may leave values out.
 */
export const FAILURE_SENTENCES = {
  // Also printed by runs that the console has started, and only the command that adds a source has these options.
  'private-host':
    '{host} is not on the public internet; on the command line, the source can be removed and added again with --allow-private',
  unencrypted:
    '{origin} is not encrypted; on the command line, the source can be removed and added again with --allow-http',
  scheme: '{scheme} is not supported',
  'bad-redirect': 'a redirect to nowhere',
  redirects: 'more than {max} redirects',
  'answer-size': 'the answer is larger than {megabytes} MB',

  'unknown-host': 'the name of the host is unknown ({detail})',
  'connection-refused': 'the connection was refused ({detail})',
  'no-answer': 'no answer within the time limit ({detail})',
  certificate: 'the certificate is not valid: {detail}',
  connection: '{detail}',
  'cut-off': 'the answer was cut off',
  endless: 'no end after {minutes} minutes',

  status: 'status {status}',
  'status-text': 'status {status}, "{text}"',
  wait: 'status {status}; it asks to wait {minutes} minutes',
  empty: 'an empty answer',
  unexpected: 'no {format} but "{text}"',
  'unknown-answer': 'an unknown answer: "{text}"',
  'web-page': 'a web page and no records: "{text}"',
  'damaged-gzip': 'damaged gzip: {detail}',
  'damaged-xml': 'damaged XML: {detail}',
  'deep-xml': 'XML with more than {max} levels',
  'wide-xml': 'XML with more than {max} characters of namespaces',
  // Also printed by runs that the console has started, which has a button for this.
  'fewer-records':
    'the file has only {count} of {before} records; if that is right, --allow-fewer accepts it',
  'no-release': 'no release of ROR with a zip archive',
  'no-archive': 'no zip archive with a file of JSON',
  'other-archive': 'the archive of ROR is elsewhere, at {address}',
  'oai-errors': '{errors}',
  'forgotten-token': 'the server has forgotten its resumption token {times} times',
  'same-page': 'the server sends the same page again and again',
  'other-formats': 'the server has none of the formats {wanted}, but {offered}; --format chooses one',
  'no-formats': 'the server names no metadata formats',
  'ror-limit':
    'ROR lists {max} organizations at most, and this list has {count}; name countries or a type, or none of them for all of ROR',

  'time-limit': 'The source is not complete after {hours} hours; the next run continues',
  'disk-full': 'The disk of DATA_DIR has less than {megabytes} MB left; the rest is not for records',
  'long-position': 'The source continues its list at a place of more than {max} characters',
  'file-size': '{file} is larger than {megabytes} MB',
  'no-files': '{place} has no files',
  'no-place': '{place} does not exist',
  unreadable: '{place} cannot be read: {detail}',
  'damaged-store': '{place} is damaged ({detail}). Harvest the source anew with --full',
} as const satisfies Record<string, string>;

type FailureId = keyof typeof FAILURE_SENTENCES;

/** The reason of a failure, for any language. */
export interface Failure {
  readonly id: FailureId;
  readonly values: MessageValues;
}

const MAX_TEXT_CHARS = 500;
const BYTES_PER_MEGABYTE = 1_048_576;

/** Shortens a text that may be one of the source. */
export const shortText = (text: string): string =>
  text.length > MAX_TEXT_CHARS ? `${text.slice(0, MAX_TEXT_CHARS)}…` : text;

/**
 * Creates a failure. A sentence with placeholders needs their values.
 * @example failure('status', { status: 404 })
 */
export const failure = <Id extends FailureId>(
  id: Id,
  ...given: keyof ValuesOf<(typeof FAILURE_SENTENCES)[Id]> extends never
    ? []
    : [ValuesOf<(typeof FAILURE_SENTENCES)[Id]>]
): Failure => {
  const values: MessageValues = given[0] ?? {};
  return {
    id,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? shortText(value) : value,
      ]),
    ),
  };
};

/** Returns the English sentence of a failure, without its period. */
export const sentenceOf = ({ id, values }: Failure): string => formatMessage(FAILURE_SENTENCES[id], values);

/** Returns a size for people, rounded up. */
export const megabytesOf = (bytes: number): number => Math.ceil(bytes / BYTES_PER_MEGABYTE);

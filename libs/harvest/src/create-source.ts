import { isIP } from 'node:net';
import { isPublicAddress } from '@open-discovery/http-server';
import { UPLOAD_ADDRESS } from './protocols/file/file.ts';
import { protocolOf } from './protocols/protocol-of.ts';
import { PROTOCOLS } from './protocols/protocols.ts';
import { SourceError } from './source-error.ts';
import type { SourceMistake } from './source-error.ts';
import { HARVEST_KINDS, SOURCE_NAME } from './source.ts';
import type { HarvestKind, Source } from './source.ts';

/** The definition of a source, as typed on the command line or sent to the API. */
export interface SourceDefinition {
  readonly name: string;
  readonly kind: string;
  /** `null` for the address of the kind. */
  readonly address: string | null;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly allowsHttp: boolean;
  readonly allowsPrivate: boolean;
  /** A source of kind `file` may read a file or folder of this machine; by default, it may not. */
  readonly allowsFolder?: boolean;
}

const isKind = (text: string): text is HarvestKind => HARVEST_KINDS.some((kind) => kind === text);

const kindOf = (text: string): HarvestKind => {
  if (isKind(text)) return text;
  throw new SourceError({
    mistake: { field: 'kind', is: 'unknown-kind' },
    message: `${text} is not a kind of source: ${HARVEST_KINDS.join(', ')}.`,
  });
};

const checkOptions = (kind: HarvestKind, options: Source['options']): void => {
  for (const [name, values] of Object.entries(options)) {
    const fail = (is: SourceMistake['is'], message: string): never => {
      throw new SourceError({ mistake: { field: `options.${name}`, is }, message });
    };
    const rule = PROTOCOLS[kind].options.find((option) => option.name === name);
    if (rule === undefined) return fail('unknown-option', `--${name} is not an option of ${kind}.`);
    if (rule.isList !== true && values.length > 1) fail('twice', `--${name} is given twice.`);
    const invalid = values.find((value) => !rule.pattern.test(value));
    if (invalid !== undefined)
      fail('bad-value', `--${name} ${invalid} is not ${rule.rule} like ${rule.example}.`);
  }
};

/** Returns what is wrong with an address; `null` if nothing is. Names of hosts are looked up at each request. */
const addressProblem = (
  address: string,
  { kind, allowsHttp, allowsPrivate, allowsFolder = false }: SourceDefinition,
): string | null => {
  if (kind === 'upload')
    return address === UPLOAD_ADDRESS ? null : 'A source of uploaded files has no address.';
  if (!URL.canParse(address)) {
    const place =
      kind === 'file' && allowsFolder ? ', and there is no such file or folder on this machine' : '';
    return `${address} is not an address like https://example.org/oai${place}.`;
  }
  const { protocol, username, password, hostname } = new URL(address);
  if (kind === 'file' && protocol === 'file:' && allowsFolder) return null;
  if (username !== '' || password !== '')
    return 'The address has a user name or password; addresses are shown to others.';
  if (protocol !== 'https:' && !(protocol === 'http:' && allowsHttp))
    return `${address} is not encrypted; --allow-http allows it.`;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || allowsPrivate || isPublicAddress(host)
    ? null
    : `${host} is not on the public internet; --allow-private allows it.`;
};

/** Returns the address of a source, which most kinds have themselves. */
const addressOf = (definition: SourceDefinition, ofKind: string | null): string => {
  const address = definition.address ?? ofKind;
  const fail = (is: SourceMistake['is'], message: string): never => {
    throw new SourceError({ mistake: { field: 'address', is }, message });
  };
  if (address === null) return fail('no-address', `A source of kind ${definition.kind} needs an address.`);
  const problem = addressProblem(address, definition);
  return problem === null ? address : fail('bad-address', problem);
};

/** Creates a source from its definition. Throws a `SourceError` that names the mistake. */
export const createSource = (definition: SourceDefinition, now: Date): Source => {
  const { name, allowsHttp, allowsPrivate } = definition;
  if (!SOURCE_NAME.test(name))
    throw new SourceError({
      mistake: { field: 'name', is: 'bad-name' },
      message: `${name} is not a name: lower-case letters, digits and hyphens, 63 at most.`,
    });
  const kind = kindOf(definition.kind);
  // An option without a value limits nothing.
  const options = Object.fromEntries(
    Object.entries(definition.options).flatMap(([option, values]) =>
      values.length === 0 ? [] : [[option, [...values]]],
    ),
  );
  const protocol = protocolOf({ kind, options });
  const address = addressOf(definition, protocol.address);
  checkOptions(kind, options);
  const addedAt = now.toISOString();
  const source: Source = { name, kind, address, options, allowsHttp, allowsPrivate, addedAt };
  const problem = protocol.problemOf(source);
  if (problem !== null) throw new SourceError({ ...problem, message: `${name}: ${problem.message}.` });
  return source;
};

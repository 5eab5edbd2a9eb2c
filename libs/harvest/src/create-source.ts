import { isIP } from 'node:net';
import { isPublicAddress } from '@open-discovery/http-server';
import { UPLOAD_ADDRESS } from './protocols/file/file.ts';
import { protocolOf } from './protocols/protocol-of.ts';
import { PROTOCOLS } from './protocols/protocols.ts';
import { SourceError } from './source-error.ts';
import type { SourceMistake, SourceProblem } from './source-error.ts';
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

const problem = (field: string, is: SourceMistake['is'], message: string): SourceProblem => ({
  mistake: { field, is },
  message,
});

const nameProblems = (name: string): readonly SourceProblem[] =>
  SOURCE_NAME.test(name)
    ? []
    : [
        problem(
          'name',
          'bad-name',
          `${name} is not a name: lower-case letters, digits and hyphens, 63 at most.`,
        ),
      ];

const kindProblem = (kind: string): SourceProblem =>
  problem('kind', 'unknown-kind', `${kind} is not a kind of source: ${HARVEST_KINDS.join(', ')}.`);

/** Returns what is wrong with each option. */
const optionProblems = (kind: HarvestKind, options: Source['options']): readonly SourceProblem[] =>
  Object.entries(options).flatMap(([name, values]) => {
    const wrong = (is: SourceMistake['is'], message: string) => [problem(`options.${name}`, is, message)];
    const rule = PROTOCOLS[kind].options.find((option) => option.name === name);
    if (rule === undefined) return wrong('unknown-option', `--${name} is not an option of ${kind}.`);
    if (rule.isList !== true && values.length > 1) return wrong('twice', `--${name} is given twice.`);
    const invalid = values.find((value) => !rule.pattern.test(value));
    return invalid === undefined
      ? []
      : wrong('bad-value', `--${name} ${invalid} is not ${rule.rule} like ${rule.example}.`);
  });

/** Returns what is wrong with an address; `null` if nothing is. Names of hosts are looked up at each request. */
const wrongWith = (
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

/** Returns what is wrong with the address of a source. */
const addressProblems = (definition: SourceDefinition, address: string | null): readonly SourceProblem[] => {
  if (address === null)
    return [problem('address', 'no-address', `A source of kind ${definition.kind} needs an address.`)];
  const wrong = wrongWith(address, definition);
  return wrong === null ? [] : [problem('address', 'bad-address', wrong)];
};

/** Returns what is wrong with address and options; if each is right, what is wrong with all of them together. */
const valueProblems = (definition: SourceDefinition, source: Source): readonly SourceProblem[] => {
  const { kind, options } = source;
  const protocol = protocolOf(source);
  const each = [
    ...addressProblems(definition, definition.address ?? protocol.address),
    ...optionProblems(kind, options),
  ];
  if (each.length > 0) return each;
  const together = protocol.problemOf(source);
  return together === null ? [] : [{ ...together, message: `${source.name}: ${together.message}.` }];
};

/** Creates a source from its definition. Throws a `SourceError` that names all mistakes. */
export const createSource = (definition: SourceDefinition, now: Date): Source => {
  const { name, kind, allowsHttp, allowsPrivate } = definition;
  if (!isKind(kind)) throw new SourceError([...nameProblems(name), kindProblem(kind)]);
  // An option without a value limits nothing.
  const options = Object.fromEntries(
    Object.entries(definition.options).flatMap(([option, values]) =>
      values.length === 0 ? [] : [[option, [...values]]],
    ),
  );
  const address = definition.address ?? protocolOf({ kind, options }).address ?? '';
  const addedAt = now.toISOString();
  const source: Source = { name, kind, address, options, allowsHttp, allowsPrivate, addedAt };
  const problems = [...nameProblems(name), ...valueProblems(definition, source)];
  if (problems.length > 0) throw new SourceError(problems);
  return source;
};

import { HarvestError } from './harvest-error.ts';
import { protocolOf } from './protocols/protocol-of.ts';
import { PROTOCOLS } from './protocols/protocols.ts';
import { HARVEST_KINDS, SOURCE_NAME } from './source.ts';
import type { HarvestKind, Source } from './source.ts';

/** The definition of a source, as typed on the command line. */
export interface SourceDefinition {
  readonly name: string;
  readonly kind: string;
  readonly address: string | null;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly allowsHttp: boolean;
  readonly allowsPrivate: boolean;
}

const isKind = (text: string): text is HarvestKind => HARVEST_KINDS.some((kind) => kind === text);

const kindOf = (text: string): HarvestKind => {
  if (!isKind(text)) throw new HarvestError(`${text} is not a kind of source: ${HARVEST_KINDS.join(', ')}.`);
  return text;
};

const checkOptions = (kind: HarvestKind, options: SourceDefinition['options']): void => {
  for (const [name, values] of Object.entries(options)) {
    const rule = PROTOCOLS[kind].options.find((option) => option.name === name);
    if (rule === undefined) throw new HarvestError(`--${name} is not an option of ${kind}.`);
    if (rule.isList !== true && values.length > 1) throw new HarvestError(`--${name} is given twice.`);
    const invalid = values.find((value) => !rule.pattern.test(value));
    if (invalid !== undefined) throw new HarvestError(`--${name} ${invalid} is not ${rule.rule}.`);
  }
};

const checkAddress = (
  address: string,
  { kind, allowsHttp }: Pick<SourceDefinition, 'kind' | 'allowsHttp'>,
): void => {
  if (!URL.canParse(address)) {
    const place = kind === 'file' ? ', and there is no such file or folder on this machine' : '';
    throw new HarvestError(`${address} is not an address like https://example.org/oai${place}.`);
  }
  const { protocol, username } = new URL(address);
  if (kind === 'file' && protocol === 'file:') return;
  if (username !== '') throw new HarvestError('The address has a user name; addresses are shown to others.');
  if (protocol !== 'https:' && !(protocol === 'http:' && allowsHttp))
    throw new HarvestError(`${address} is not encrypted; --allow-http allows it.`);
};

/** Creates a source from its definition. Throws a `HarvestError` that names the mistake. */
export const createSource = (definition: SourceDefinition, now: Date): Source => {
  if (!SOURCE_NAME.test(definition.name))
    throw new HarvestError(
      `${definition.name} is not a name: lower-case letters, digits and hyphens, 63 at most.`,
    );
  const kind = kindOf(definition.kind);
  const options = Object.fromEntries(
    Object.entries(definition.options).map(([name, values]) => [name, [...values]]),
  );
  const protocol = protocolOf({ kind, options });
  const address = definition.address ?? protocol.address;
  if (address === null) throw new HarvestError(`A source of kind ${kind} needs an address.`);
  checkAddress(address, definition);
  checkOptions(kind, definition.options);
  const { name, allowsHttp, allowsPrivate } = definition;
  const source: Source = {
    name,
    kind,
    address,
    options,
    allowsHttp,
    allowsPrivate,
    addedAt: now.toISOString(),
  };
  const problem = protocol.problemOf(source);
  if (problem !== null) throw new HarvestError(`${name}: ${problem}.`);
  return source;
};

import { parseArgs } from 'node:util';
import { HARVEST_KINDS, PROTOCOLS } from '@open-discovery/harvest';
import type { SourceDefinition } from '@open-discovery/harvest';
import { messageOf } from '../message-of.ts';
import { parseEvery } from './parse-every.ts';

const optionLines = (): string[] =>
  HARVEST_KINDS.flatMap((kind) => [
    `  ${kind}`,
    ...PROTOCOLS[kind].options.map(
      ({ name, meaning, isList }) =>
        `    ${`--${name}`.padEnd(16)} ${meaning}${isList === true ? '; may be repeated' : ''}`,
    ),
  ]);

export const harvestHelp =
  (): string => `Collects the records of other services and publishes them as a new index.

  npm run harvest -- add <name> <kind> [address] [options of the kind]
  npm run harvest -- list [--json]
  npm run harvest -- run [names] [options]
  npm run harvest -- remove <names>

Without npm, as in the image, "npm run harvest --" is "node apps/importer/dist/harvest.js".

  --full             run: fetches all records instead of the changes; finds which have disappeared
  --dry-run          run: shows how many records there are to fetch, and stores nothing
  --allow-fewer      run: accepts a file at an address that has less than a tenth of its records before
  --no-import        run: stores the responses without importing them
  --every 6h         run: repeats the run until it is stopped, every 30m, 6h, 1d and so on
  --allow-http       add: permits http, without encryption
  --allow-private    add: permits a service on this machine or in this network
  --data-dir DIR     the folder of the records (default: DATA_DIR, or ./var)
  --help             shows this help

Kinds and their options:
${optionLines().join('\n')}

Each request contains the e-mail address in HARVEST_CONTACT, so that services can write to you before they block requests.
An interrupted run continues where it stopped. Exits with 0 if all sources are complete, 1 if one failed, 2 if the command
line or a setting is invalid.`;

export interface RunCommandOptions {
  /** Empty for all sources. */
  readonly names: readonly string[];
  readonly isFull: boolean;
  readonly isDryRun: boolean;
  /** A file may have less than a tenth of its records before. */
  readonly allowsFewer: boolean;
  readonly imports: boolean;
  /** The time between two starts; `null` for one run. */
  readonly everyMs: number | null;
}

export type HarvestCommand =
  | { readonly command: 'add'; readonly definition: SourceDefinition }
  | { readonly command: 'list'; readonly isJson: boolean }
  | { readonly command: 'run'; readonly options: RunCommandOptions }
  | { readonly command: 'remove'; readonly names: readonly string[] }
  | { readonly command: 'help' }
  | { readonly command: 'invalid'; readonly message: string };

export interface HarvestCommandLine {
  readonly parsed: HarvestCommand;
  readonly dataDir: string | null;
}

/** The options of all kinds; which of them a kind has is checked when a source is created. */
const kindOptions = (): Record<string, { type: 'string'; multiple: true }> =>
  Object.fromEntries(
    HARVEST_KINDS.flatMap((kind) => PROTOCOLS[kind].options.map(({ name }) => name)).map((name) => [
      name,
      { type: 'string', multiple: true },
    ]),
  );

const FIXED = {
  full: { type: 'boolean', default: false },
  'allow-fewer': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'no-import': { type: 'boolean', default: false },
  every: { type: 'string' },
  'allow-http': { type: 'boolean', default: false },
  'allow-private': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const parseWords = (words: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { ...kindOptions(), ...FIXED },
  });
  const options = Object.fromEntries(
    Object.keys(kindOptions()).flatMap((name) => {
      const value: unknown = Reflect.get(values, name);
      return Array.isArray(value) ? [[name, value.filter((one) => typeof one === 'string')]] : [];
    }),
  );
  return { values, positionals, options };
};

type Words = ReturnType<typeof parseWords>;

const invalid = (message: string): HarvestCommand => ({ command: 'invalid', message });

const parseAdd = ({ values, options }: Words, names: readonly string[]): HarvestCommand => {
  const [name, kind, address, ...more] = names;
  if (name === undefined || kind === undefined) return invalid('add needs a name and a kind.');
  if (more.length > 0)
    return invalid(`${more.join(' ')} is not expected: add takes a name, a kind and an address.`);
  return {
    command: 'add',
    definition: {
      name,
      kind,
      address: address ?? null,
      options,
      allowsHttp: values['allow-http'],
      allowsPrivate: values['allow-private'],
      allowsFolder: true,
    },
  };
};

const parseRun = ({ values }: Words, names: readonly string[]): HarvestCommand => {
  const everyMs = values.every === undefined ? null : parseEvery(values.every);
  if (values.every !== undefined && everyMs === null)
    return invalid(`--every ${values.every} is not a time like 30m, 6h or 1d, from one minute to 30 days.`);
  return {
    command: 'run',
    options: {
      names,
      isFull: values.full,
      isDryRun: values['dry-run'],
      allowsFewer: values['allow-fewer'],
      imports: !values['no-import'],
      everyMs,
    },
  };
};

const parseCommand = (words: Words): HarvestCommand => {
  const [command, ...names] = words.positionals;
  if (words.values.help) return { command: 'help' };
  if (command === 'add') return parseAdd(words, names);
  if (command === 'run') return parseRun(words, names);
  if (command === 'list') return { command: 'list', isJson: words.values.json };
  if (command === 'remove')
    return names.length === 0 ? invalid('remove needs the name of a source.') : { command, names };
  return invalid(command === undefined ? 'Nothing to do.' : `${command} is not a command.`);
};

export const parseHarvestCommandLine = (words: readonly string[]): HarvestCommandLine => {
  try {
    const parsed = parseWords(words);
    return { parsed: parseCommand(parsed), dataDir: parsed.values['data-dir'] ?? null };
  } catch (error) {
    return { parsed: invalid(messageOf(error)), dataDir: null };
  }
};

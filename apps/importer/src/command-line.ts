import { parseArgs } from 'node:util';

export const HELP = `Reads records in any known format and publishes them as a new index.

  npm run import -- [options] <files, folders, archives, ->

  -                  reads the standard input
  --strict           ends with 1 when anything was skipped
  --data-dir DIR     where the index lies (default: DATA_DIR, or ./var)
  --keep             adds to the records that are there instead of replacing them
  --explain-merge ID says of which records a record was made and why
  --rollback         publishes the records before the last import again; only with SEARCH_URL
  --help             this text

With SEARCH_URL the records go to an OpenSearch cluster instead of a folder: SEARCH_INDEX, SEARCH_USER, SEARCH_PASSWORD,
SEARCH_API_KEY and SEARCH_CA_FILE as for the server, SEARCH_SHARDS (default 3) and SEARCH_REPLICAS (default 0).

same.txt and different.txt in the data folder decide which records are the same: the ids of two records or more a line.

Takes JSON lines and JSON documents with answers of the Graph API (V1 to V3), single records, relations, lines of the
OpenAIRE Graph dump (old and new field names) and ROR schema 2, plain or in gzip and tar. What a file holds is told by
its content, not by its name.

Ends with 0 when the index is published, 1 when no record was found or --strict found something skipped,
2 when the command line or a file's name is wrong.`;

export interface CommandLine {
  readonly names: readonly string[];
  readonly isStrict: boolean;
  readonly keepsRecords: boolean;
  readonly dataDir: string | null;
}

export type ParsedCommandLine =
  | { readonly command: 'import'; readonly options: CommandLine }
  | { readonly command: 'explain'; readonly id: string; readonly dataDir: string | null }
  | { readonly command: 'rollback' }
  | { readonly command: 'help' }
  | { readonly command: 'wrong'; readonly message: string };

/** Parses the arguments of the command line. */
export const parseCommandLine = (words: readonly string[]): ParsedCommandLine => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        strict: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        'data-dir': { type: 'string' },
        'explain-merge': { type: 'string' },
        rollback: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { command: 'help' };
    const dataDir = values['data-dir'] ?? null;
    const explained = values['explain-merge'];
    if (explained !== undefined) return { command: 'explain', id: explained, dataDir };
    if (values.rollback) return { command: 'rollback' };
    if (positionals.length === 0)
      return { command: 'wrong', message: 'Nothing to import: name a file, a folder or -.' };
    const options: CommandLine = {
      names: positionals,
      isStrict: values.strict,
      keepsRecords: values.keep,
      dataDir,
    };
    return { command: 'import', options };
  } catch (error) {
    return { command: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
};

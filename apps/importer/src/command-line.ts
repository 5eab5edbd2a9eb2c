import { parseArgs } from 'node:util';

export const HELP = `Reads records in any known format and publishes them as a new index.

  npm run import -- [options] <files, folders, archives, ->

  -                  reads the standard input
  --strict           ends with 1 when anything was skipped
  --data-dir DIR     where the index lies (default: DATA_DIR, or ./var)
  --keep             keeps the records that are there: new ones are added, and replace those of the same id and source
  --delete FILE      removes the records of the ids, DOIs or addresses in a file, one a line; keeps the others
  --map[=FILE]       asks in the terminal what the columns of a table (CSV) are, and keeps the answer in
                     csv-mapping.json of the data folder or in FILE, which later imports use without asking
  --explain-merge ID says of which records a record was made and why
  --rollback         publishes the records before the last import again
  --help             this text

With SEARCH_URL the records go to an OpenSearch cluster instead of a folder: SEARCH_INDEX, SEARCH_USER, SEARCH_PASSWORD,
SEARCH_API_KEY and SEARCH_CA_FILE as for the server, SEARCH_SHARDS (default 3) and SEARCH_REPLICAS (default 0).

same.txt and different.txt in the data folder decide which records are the same: the ids of two records or more a line.

Takes records in any format of docs/formats.md, plain or in gzip and tar: of the OpenAIRE Graph, Crossref, DataCite,
OAI-PMH, CRIS, OpenAlex, ROR, ORCID, CORDIS and others, BibTeX, RIS, CITATION.cff, and tables. What a file holds is told
by its content, not by its name.

Ends with 0 when the index is published, 1 when no record was found or --strict found something skipped,
2 when the command line or a file's name is wrong.`;

export interface CommandLine {
  readonly names: readonly string[];
  readonly isStrict: boolean;
  readonly keepsRecords: boolean;
  /** The file that lists records to remove; `null` if none is named. */
  readonly removalFile: string | null;
  readonly dataDir: string | null;
  /** Asks what the columns of tables are. */
  readonly asksMappings: boolean;
  /** Keeps the mappings of tables instead of the file in the data folder. */
  readonly mappingFile: string | null;
}

export type ParsedCommandLine =
  | { readonly command: 'import'; readonly options: CommandLine }
  | { readonly command: 'explain'; readonly id: string; readonly dataDir: string | null }
  | { readonly command: 'rollback'; readonly dataDir: string | null }
  | { readonly command: 'help' }
  | { readonly command: 'wrong'; readonly message: string };

/** Parses the arguments of the command line. */
export const parseCommandLine = (words: readonly string[]): ParsedCommandLine => {
  try {
    const { values, positionals } = parseArgs({
      // Without a file it takes none: the next word is a file to import.
      args: words.map((word) => (word === '--map' ? '--map=' : word)),
      allowPositionals: true,
      options: {
        strict: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        delete: { type: 'string' },
        'data-dir': { type: 'string' },
        map: { type: 'string' },
        'explain-merge': { type: 'string' },
        rollback: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { command: 'help' };
    const dataDir = values['data-dir'] ?? null;
    const explained = values['explain-merge'];
    if (explained !== undefined) return { command: 'explain', id: explained, dataDir };
    if (values.rollback) return { command: 'rollback', dataDir };
    const removalFile = values.delete ?? null;
    if (positionals.length === 0 && removalFile === null)
      return { command: 'wrong', message: 'Nothing to import: name a file, a folder or -.' };
    const options: CommandLine = {
      names: positionals,
      isStrict: values.strict,
      keepsRecords: values.keep || removalFile !== null,
      removalFile,
      dataDir,
      asksMappings: values.map !== undefined,
      mappingFile: values.map || null,
    };
    return { command: 'import', options };
  } catch (error) {
    return { command: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
};

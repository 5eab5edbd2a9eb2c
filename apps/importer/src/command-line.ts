import { parseArgs } from 'node:util';
import { messageOf } from './message-of.ts';

export const HELP = `Reads records in any known format and publishes them as a new index.

  npm run import -- [options] <files, folders, archives, ->

Without npm, as in the image, "npm run import --" is "node apps/importer/dist/main.js".

  -                  reads the standard input
  --strict           exits with 1 if anything was skipped
  --data-dir DIR     the folder of the index (default: DATA_DIR, or ./var)
  --keep             keeps the earlier records; new ones are added, and replace those with the same id and source. Without
                     files, the earlier records are merged again, by the decisions that people have made since
  --delete FILE      removes the records with the ids, DOIs or addresses in a file, one per line; keeps the others
  --map[=FILE]       asks in the terminal what the columns of a table (CSV) are, and stores the answers for later
                     imports in csv-mapping.json of the data folder, or in FILE
  --explain-merge ID shows which records a record was merged from, and why
  --rollback         publishes the records before the last import again
  --upgrade          indexes the records again if another version of this program made the index, or else does nothing
  --help             shows this help

With SEARCH_URL the records go to an OpenSearch cluster instead of a folder: SEARCH_INDEX, SEARCH_USER, SEARCH_PASSWORD,
SEARCH_API_KEY and SEARCH_CA_FILE as for the server, SEARCH_SHARDS (default 3) and SEARCH_REPLICAS (default 0).

same.txt and different.txt in the data folder decide which records are the same: the ids of two or more records per line.
So do the decisions in the console (merge-decisions.json).

Reads the formats in docs/formats.md, plain, gzipped or in tar archives: the OpenAIRE Graph, Crossref, DataCite, OAI-PMH,
CRIS, OpenAlex, ROR, ORCID, CORDIS and others, BibTeX, RIS, CITATION.cff, and tables. The format is detected from the
content of a file, not from its name.

Exits with 0 if the index is published, 1 if there was no record or, with --strict, if anything was skipped,
2 if the command line is invalid or a file does not exist.`;

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
  | { readonly command: 'upgrade'; readonly dataDir: string | null }
  | { readonly command: 'help' }
  | { readonly command: 'invalid'; readonly message: string };

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
        upgrade: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { command: 'help' };
    const dataDir = values['data-dir'] ?? null;
    const explained = values['explain-merge'];
    if (explained !== undefined) return { command: 'explain', id: explained, dataDir };
    if (values.rollback) return { command: 'rollback', dataDir };
    if (values.upgrade) return { command: 'upgrade', dataDir };
    const removalFile = values.delete ?? null;
    if (positionals.length === 0 && removalFile === null && !values.keep)
      return { command: 'invalid', message: 'Nothing to import: name a file, a folder or -.' };
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
    return { command: 'invalid', message: messageOf(error) };
  }
};

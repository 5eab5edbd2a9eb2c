import { parseArgs } from 'node:util';

export const HELP = `Backs up and restores what DATA_DIR and DATABASE_URL hold.

  npm run backup -- [--to PLACE] [--with-index]
  npm run restore -- PLACE [--force] [--without-index]

  PLACE              a file, or s3://bucket/name in an S3-compatible service
  --to PLACE         the archive to write (default: open-discovery-<time>.tar.gz in this folder); an s3:// address that
                     ends with a slash gets this name, too
  --with-index       adds the search index and what imports keep of its records
  --force            replaces the content of a DATA_DIR or a database that is not empty
  --without-index    leaves the search index as it is
  --help             shows this help

For s3:// addresses: S3_ENDPOINT, such as https://s3.example.org, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or
S3_SECRET_ACCESS_KEY_FILE, and S3_REGION (default: us-east-1).

A backup can be made while the portal runs. Stop the portal and its API before a restore.
Ends with 0 when it is done, 1 when it is refused and nothing has changed, 2 when the command line is wrong.`;

export type CommandLine =
  | { readonly command: 'backup'; readonly to: string | null; readonly hasIndex: boolean }
  | {
      readonly command: 'restore';
      readonly archive: string;
      readonly isForced: boolean;
      readonly leavesOutIndex: boolean;
    }
  | { readonly command: 'help' }
  | { readonly command: 'wrong'; readonly message: string };

const wrong = (message: string): CommandLine => ({ command: 'wrong', message });

const help = { type: 'boolean', short: 'h', default: false } as const;

const parseBackup = (args: string[]): CommandLine => {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, 'with-index': { type: 'boolean', default: false }, help },
  });
  if (values.help) return { command: 'help' };
  return { command: 'backup', to: values.to ?? null, hasIndex: values['with-index'] };
};

const parseRestore = (args: string[]): CommandLine => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'without-index': { type: 'boolean', default: false },
      help,
    },
  });
  if (values.help) return { command: 'help' };
  const [archive, ...others] = positionals;
  if (archive === undefined || others.length > 0) return wrong('Name one backup to restore.');
  return { command: 'restore', archive, isForced: values.force, leavesOutIndex: values['without-index'] };
};

/** Parses the arguments of the command line: `backup` or `restore`, and its options. */
export const parseCommandLine = (words: readonly string[]): CommandLine => {
  const [command, ...args] = words;
  try {
    if (command === 'backup') return parseBackup(args);
    if (command === 'restore') return parseRestore(args);
    return command === '--help' ? { command: 'help' } : wrong('Name a command: backup or restore.');
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
};

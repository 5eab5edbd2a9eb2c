/** The programs that a search can be run with again, in display order. */
export const COMMAND_LANGUAGES = ['curl', 'r', 'python'] as const;
export type CommandLanguage = (typeof COMMAND_LANGUAGES)[number];

/**
 * Escapes an address so that no character is special to a shell, R or Python inside quotation marks: the
 * platform's form encoding leaves only `*-._` and encodes all others.
 */
const quotable = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname.replaceAll("'", '%27')}?${searchParams.toString()}`;
};

const COMMANDS: Readonly<Record<CommandLanguage, (address: string) => string>> = {
  curl: (address) => `curl --fail --silent --show-error --output results.csv '${address}'`,
  r: (address) => `results <- read.csv('${address}', encoding = 'UTF-8')`,
  python: (address) =>
    [
      'import csv, io, urllib.request',
      `text = urllib.request.urlopen('${address}').read().decode('utf-8-sig')`,
      'results = list(csv.DictReader(io.StringIO(text)))',
    ].join('\n'),
};

/**
 * Returns a command that downloads the results as a table; `address` is the absolute URL of the export.
 * @example readyCommand('curl', 'https://example.org/graph/v3/projects/export?format=csv')
 */
export const readyCommand = (language: CommandLanguage, address: string): string =>
  COMMANDS[language](quotable(address));

/** The programs that a search is run again with, in the order of the page. */
export const COMMAND_LANGUAGES = ['curl', 'r', 'python'] as const;
export type CommandLanguage = (typeof COMMAND_LANGUAGES)[number];

/**
 * An address in which no character means anything to a shell, to R or to Python inside quotation marks: the platform's
 * own writing of parameters leaves only `*-._` and encodes all other signs.
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
 * Lines that fetch the results as a table, ready to be pasted; `address` is that of the export, with its host.
 * @example readyCommand('curl', 'https://example.org/graph/v3/projects/export?format=csv')
 */
export const readyCommand = (language: CommandLanguage, address: string): string =>
  COMMANDS[language](quotable(address));

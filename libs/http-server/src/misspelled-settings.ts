/** Two letters that are swapped are two edits. */
const MOST_EDITS = 2;
/** Shorter names are too often alike by chance, such as HOST and PORT. */
const MIN_LENGTH = 7;

/** Returns the number of letters to add, remove or replace that turn one text into the other. */
const editsBetween = (one: string, other: string): number => {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1)
      now[at] = Math.min(
        (before[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1),
      );
    before = now;
  }
  return before[other.length] ?? 0;
};

/**
 * Returns a message for each environment variable that is no setting but nearly named like one: it would be ignored without
 * notice.
 * @example
 * misspelledSettings({ DATABASE_ULR: 'postgresql://…' }, ['DATABASE_URL']);
 * // ['DATABASE_ULR is not a setting. Is DATABASE_URL meant?']
 */
export const misspelledSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] => {
  const known = new Set(settings.flatMap((name) => [name, `${name}_FILE`]));
  return Object.keys(environment)
    .filter((name) => name.length >= MIN_LENGTH && !known.has(name))
    .flatMap((name) => {
      const meant = settings.find(
        (setting) => setting.length >= MIN_LENGTH && editsBetween(name, setting) <= MOST_EDITS,
      );
      return meant === undefined ? [] : [`${name} is not a setting. Is ${meant} meant?`];
    });
};

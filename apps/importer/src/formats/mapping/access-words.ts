/**
 * Returns the word for an access right in an address of a vocabulary; other text stays as it is.
 * @example accessWord('info:eu-repo/semantics/openAccess') // 'open Access'
 */
export const accessWord = (word: string): string =>
  (/(?:semantics\/|access_right\/)(\w+)$/.exec(word.trim())?.[1] ?? word).replace(
    /([a-z])(Access)$/,
    '$1 $2',
  );

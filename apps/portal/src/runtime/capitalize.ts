/**
 * Returns a text with a capital first letter, as the entries of a list have it. The platform writes the names of languages as
 * within a sentence.
 * @example capitalize('français') // 'Français'
 */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

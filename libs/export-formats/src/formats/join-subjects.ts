/**
 * Joins subjects to one text: by commas, or by semicolons if a subject has a comma itself. A single one then ends with the
 * semicolon, so that it is not read as two.
 * @example joinSubjects(['forestry', 'fish, fresh']) // 'forestry; fish, fresh'
 */
export const joinSubjects = (subjects: readonly string[]): string => {
  if (!subjects.some((subject) => subject.includes(','))) return subjects.join(', ');
  return subjects.length === 1 ? `${subjects.join('')};` : subjects.join('; ');
};

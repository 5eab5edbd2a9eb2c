/** What abstracts are headed with, in the languages that have it in our sources. */
const HEADING = 'Abstract|Summary|Zusammenfassung|Kurzfassung|Résumé|Resumen|Resumo|Riassunto';
const IN_CAPITALS = HEADING.toUpperCase();

/** Headings inside an abstract, and words that no adjective stands before: `Abstract Art` is no heading. */
const BEGINNING =
  'Aims?|Background|Context|Importance|Introduction|Methods|Motivation|Objectives?|Purpose|Rationale|Significance|' +
  'A|An|Here|In|It|Our|The|These|This|To|We';

/** The heading alone on its line, or before a colon; perhaps set in bold. */
const APART = new RegExp(
  `^(?:<([bi])>)?(?:${HEADING}|${IN_CAPITALS})(?:[.:]?(?:</\\1>)?\\n|:(?:</\\1>)? ?)`,
  'u',
);
/** The heading run into the first word, whose capital letter tells where that begins. */
const RUN_IN = new RegExp(`^(?:(?:${HEADING})(?=\\p{Lu})|(?:${IN_CAPITALS})(?=\\p{Lu}\\p{Ll}))`, 'u');
const BEFORE_BEGINNING = new RegExp(`^(?:${HEADING}|${IN_CAPITALS}) (?=(?:${BEGINNING})\\b)`, 'u');

/**
 * An abstract without the word `Abstract` before it, where that can be nothing but its heading. Marked text.
 * @example withoutHeading('AbstractMacrocyclic lactones are …') // 'Macrocyclic lactones are …'
 */
export const withoutHeading = (text: string): string =>
  [APART, RUN_IN, BEFORE_BEGINNING].reduce((rest, heading) => rest.replace(heading, ''), text);

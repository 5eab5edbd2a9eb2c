/** Headings of abstracts in the languages of our sources. */
const HEADING = 'Abstract|Summary|Zusammenfassung|Kurzfassung|Résumé|Resumen|Resumo|Riassunto';
const IN_CAPITALS = HEADING.toUpperCase();

/** Headings inside an abstract, and words that no adjective precedes: `Abstract Art` is not a heading. */
const BEGINNING =
  'Aims?|Background|Context|Importance|Introduction|Methods|Motivation|Objectives?|Purpose|Rationale|Significance|' +
  'A|An|Here|In|It|Our|The|These|This|To|We';

/** The heading alone on its line or before a colon, optionally in bold. */
const APART = new RegExp(
  `^(?:<([bi])>)?(?:${HEADING}|${IN_CAPITALS})(?:[.:]?(?:</\\1>)?\\n|:(?:</\\1>)? ?)`,
  'u',
);
/** The heading joined to the first word, whose capital letter marks its start. */
const RUN_IN = new RegExp(`^(?:(?:${HEADING})(?=\\p{Lu})|(?:${IN_CAPITALS})(?=\\p{Lu}\\p{Ll}))`, 'u');
const BEFORE_BEGINNING = new RegExp(`^(?:${HEADING}|${IN_CAPITALS}) (?=(?:${BEGINNING})\\b)`, 'u');

/**
 * Removes the heading `Abstract` from an abstract where it can only be a heading. Takes and returns marked
 * text.
 * @example withoutHeading('AbstractMacrocyclic lactones are …') // 'Macrocyclic lactones are …'
 */
export const withoutHeading = (text: string): string =>
  [APART, RUN_IN, BEFORE_BEGINNING].reduce((rest, heading) => rest.replace(heading, ''), text);

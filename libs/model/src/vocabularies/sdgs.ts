/** The 17 sustainable development goals, with the labels that the Graph API filters by. */
export const SDGS = [
  '1. No poverty',
  '2. Zero hunger',
  '3. Good health',
  '4. Education',
  '5. Gender equality',
  '6. Clean water',
  '7. Clean energy',
  '8. Economic growth',
  '9. Industry and infrastructure',
  '10. No inequality',
  '11. Sustainability',
  '12. Responsible consumption',
  '13. Climate action',
  '14. Life underwater',
  '15. Life on land',
  '16. Peace & justice',
  '17. Partnership',
] as const;
/** A goal of {@link SDGS}, number and label in one text. */
export type Sdg = (typeof SDGS)[number];

const BY_NUMBER: ReadonlyMap<string, Sdg> = new Map(
  SDGS.map((sdg) => [String(Number.parseInt(sdg, 10)), sdg]),
);

/**
 * Parses the full label of a goal, or text that starts with its number.
 * @example parseSdg('13') // '13. Climate action'
 */
export const parseSdg = (text: string | null | undefined): Sdg | null =>
  BY_NUMBER.get(/^\s*(?:SDG\s*)?0?(\d{1,2})(?:\D|$)/i.exec(text ?? '')?.[1] ?? '') ?? null;

/** A test that proves a rule. */
export interface Proof {
  readonly file: string;
  /** The title of the test, or of its group, as the source writes it. */
  readonly title: string;
  /** A part of the source that the proof depends on: a row of the test's table. */
  readonly row: string | null;
}

export interface Rule {
  readonly id: string;
  readonly proofs: readonly Proof[];
  /** The missing part, if the rule is not fully built or not fully proven. */
  readonly notYet: string | null;
  /** Sub-items of the rule that are neither a proof nor a reason. */
  readonly unreadable: readonly string[];
}

const RULE = /^- \*\*§(\d\.\d+)\*\* /;
const PROOF = /^\[[^\]]+\]\(\.\.\/([^)]+)\): (`+) ?(.+?) ?\2(?:, row (`+) ?(.+?) ?\4)?$/;
const NOT_YET = /^Not yet: ([^]+)$/;

/** Returns the text with every run of white space as one space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const parseProof = (item: string): Proof | null => {
  const [, file, , title, , row = null] = PROOF.exec(item) ?? [];
  return file === undefined || title === undefined ? null : { file, title, row };
};

const parseRule = (block: string): Rule => {
  const items = block.split('\n  - ').slice(1).map(oneLine);
  const proofs = items.map(parseProof);
  const reasons = items.map((item) => NOT_YET.exec(item)?.[1] ?? null);
  return {
    id: RULE.exec(block)?.[1] ?? '',
    proofs: proofs.filter((proof) => proof !== null),
    notYet: reasons.find((reason) => reason !== null) ?? null,
    unreadable: items.filter((_, index) => !proofs[index] && !reasons[index]),
  };
};

/** Parses the rules of docs/specification.md. */
export const readRules = (page: string): readonly Rule[] =>
  page
    .split(/\n(?=- \*\*§|#)/)
    .filter((block) => RULE.test(block))
    .map(parseRule);

/**
 * Splits docs/specification.md into its sections.
 *
 * @example readSections(page).get('4'); // '## §4 States and transitions …'
 */
export const readSections = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .split(/\n(?=## §)/)
      .slice(1)
      .map((section) => [section.charAt('## §'.length), section]),
  );

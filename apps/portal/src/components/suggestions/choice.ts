/** Something that the list under the search box offers. */
export interface Choice {
  readonly key: string;
  readonly text: string;
  /** What stands at the end of the line: how many results, or what kind of record. */
  readonly detail: string;
  /** Where it leads; `null` for the one that forgets past searches. */
  readonly address: string | null;
}

export interface ChoiceGroup {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

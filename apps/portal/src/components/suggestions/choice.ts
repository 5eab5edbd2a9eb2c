/** An option of the list under the search box. */
export interface Choice {
  readonly key: string;
  readonly text: string;
  /** Text at the end of the line: the number of results or the kind of record. */
  readonly detail: string;
  /** Address of the option; `null` for the one that clears past searches. */
  readonly address: string | null;
}

export interface ChoiceGroup {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

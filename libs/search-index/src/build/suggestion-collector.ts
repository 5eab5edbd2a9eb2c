import { suggestionKeys } from '../storage/suggestion-key.ts';
import type { SuggestionInput } from '../document-types.ts';
import { RunWriter } from './run-file.ts';
import { sortKeys } from './sort-keys.ts';

/** Counts completions and writes them as runs. */
export class SuggestionCollector {
  readonly #counts = new Map<string, number>();
  readonly #groups: string[];

  /** Numbers the groups in order of appearance and appends them to the list for the manifest. */
  constructor(groups: string[]) {
    this.#groups = groups;
  }

  get size(): number {
    return this.#counts.size;
  }

  add(suggestion: SuggestionInput): void {
    const weight = Math.max(0, Math.round(suggestion.weight ?? 1));
    for (const key of suggestionKeys(this.#groupNumber(suggestion.group), suggestion.text)) {
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + weight);
    }
  }

  writeRun(path: string): void {
    const run = new RunWriter(path);
    for (const key of sortKeys([...this.#counts.keys()])) run.write(key, this.#counts.get(key) ?? 0);
    run.finish();
    this.#counts.clear();
  }

  #groupNumber(group: string): number {
    const known = this.#groups.indexOf(group);
    return known >= 0 ? known : this.#groups.push(group) - 1;
  }
}

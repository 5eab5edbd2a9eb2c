import { suggestionKeys } from '../storage/suggestion-key.ts';
import type { SuggestionInput } from '../document-types.ts';
import { writeAmounts } from './write-amounts.ts';

/** Counts completions and writes them as runs. */
export class SuggestionCollector {
  readonly #counts = new Map<string, number>();
  /** In order of appearance; completions have the number of their group. */
  readonly groups: string[] = [];

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
    writeAmounts(path, this.#counts);
  }

  #groupNumber(group: string): number {
    const known = this.groups.indexOf(group);
    return known >= 0 ? known : this.groups.push(group) - 1;
  }
}

import { segmentWords } from '../analysis/segment-words.ts';
import { SPAN_WORD, SpanList } from '../analysis/span-list.ts';
import type { SpanKind } from '../analysis/span-list.ts';
import { termOf } from '../analysis/term-of.ts';
import { identifierTerm } from '../analysis/analyze.ts';
import { placeOfToken } from '../storage/place.ts';
import { GrowingArray } from '../storage/growing-array.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';
import type { TextFieldSchema } from '../document-types.ts';
import { OccurrenceLog } from './occurrence-log.ts';
import { NO_TERM, SeenWords, frequentForms, ownText } from './seen-words.ts';
import type { TextRun } from './text-run.ts';

/** Position gap between the values of a field, so that no phrase spans two values. */
export const VALUE_GAP = 100;

/**
 * An occurrence in the heaviest field of an analyzer counts as so many elsewhere when a spelling is chosen: titles have the
 * words of a topic, other texts repeat the names of sources.
 */
const COUNT_IN_TITLE = 256;

/** Inverts the texts of documents into runs of postings with positions. */
export class TextInverter {
  readonly #fields: readonly TextFieldSchema[];
  /** Weight of an occurrence in each field when the spelling of its term is chosen. */
  readonly #counts: readonly number[];
  readonly #log = new OccurrenceLog();
  readonly #spans = new SpanList();
  readonly #seen: Record<AnalyzerName, SeenWords> = {
    text: new SeenWords(),
    name: new SeenWords(),
    identifier: new SeenWords(),
  };
  /** Number of tokens per field and document of the run, at most 65,535. */
  readonly lengths = new GrowingArray();
  readonly totalLengths: number[];

  constructor(fields: readonly TextFieldSchema[]) {
    this.#fields = fields;
    this.totalLengths = fields.map(() => 0);
    this.#counts = fields.map(({ analyzer, weight }) =>
      fields.some((other) => other.analyzer === analyzer && other.weight > weight) ? 1 : COUNT_IN_TITLE,
    );
  }

  get occurrences(): number {
    return this.#log.length;
  }

  add(document: number, texts: readonly (readonly string[])[]): void {
    for (const [index, field] of this.#fields.entries()) {
      const spans = this.#spans;
      spans.clear();
      this.#seen[field.analyzer].countsAs = this.#counts[index] as number;
      let tokens = 0;
      for (const value of texts[index] ?? []) {
        const from = spans.count;
        const firstPosition = spans.positions;
        segmentWords(value, spans);
        for (let at = from; at < spans.count; at += 1) tokens += this.#addSpan(value, at, document, index);
        if (field.analyzer === 'identifier')
          this.#addWhole(value, from, document, placeOfToken(index, firstPosition));
        spans.positions += VALUE_GAP;
      }
      const length = Math.min(tokens, 0xffff);
      this.lengths.push(length);
      this.totalLengths[index] = (this.totalLengths[index] ?? 0) + length;
    }
  }

  #addSpan(value: string, at: number, document: number, fieldIndex: number): number {
    const spans = this.#spans;
    const { analyzer } = this.#fields[fieldIndex] as TextFieldSchema;
    const [from, to] = [spans.start[at] as number, spans.end[at] as number];
    const kind = spans.kind[at] as SpanKind;
    // Tokens other than plain words are folded differently, so they are not looked up by their spelling.
    const term =
      kind === SPAN_WORD
        ? this.#wordTerm(value, from, to, analyzer)
        : this.#numberOf(value.slice(from, to), kind, analyzer);
    if (term === NO_TERM) return 0;
    this.#log.add(term, document, placeOfToken(fieldIndex, spans.position[at] as number));
    return kind === SPAN_WORD ? 1 : 0;
  }

  #wordTerm(value: string, from: number, to: number, analyzer: AnalyzerName): number {
    const seen = this.#seen[analyzer];
    const known = seen.again(value, from, to);
    if (known !== undefined) return known;
    const raw = value.slice(from, to);
    const term = this.#numberOf(raw, SPAN_WORD, analyzer);
    seen.add(raw, term);
    return term;
  }

  #numberOf(raw: string, kind: SpanKind, analyzer: AnalyzerName): number {
    const term = termOf(raw, kind, analyzer);
    return term === '' ? NO_TERM : this.#log.numberOf(term);
  }

  #addWhole(value: string, from: number, document: number, place: number): void {
    const whole = identifierTerm(value);
    if (whole === '') return;
    const spans = this.#spans;
    for (let at = from; at < spans.count; at += 1) {
      const raw = value.slice(spans.start[at], spans.end[at]);
      if (termOf(raw, spans.kind[at] as SpanKind, 'identifier') === whole) return;
    }
    this.#log.add(this.#log.numberOf(ownText(whole)), document, place);
  }

  /** Returns and clears everything added since the last call. */
  takeRun(): TextRun {
    const occurrences = this.#log.take();
    const forms = frequentForms(Object.values(this.#seen), occurrences.words);
    this.lengths.clear();
    for (const seen of Object.values(this.#seen)) seen.clear();
    return { occurrences, forms };
  }
}

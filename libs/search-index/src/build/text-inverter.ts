import { segmentWords } from '../analysis/segment-words.ts';
import { SPAN_WORD, SpanList } from '../analysis/span-list.ts';
import type { SpanKind } from '../analysis/span-list.ts';
import { surfaceOf, termOf } from '../analysis/term-of.ts';
import { identifierTerm } from '../analysis/analyse.ts';
import { placeOfToken } from '../storage/place.ts';
import { GrowingArray } from '../storage/growing-array.ts';
import type { AnalyserName, TextFieldSchema } from '../document-types.ts';
import { OccurrenceLog } from './occurrence-log.ts';
import { PostingsEncoder } from './postings-encoder.ts';
import { RunWriter } from './run-file.ts';

/** Between the values of one field, so that no phrase runs from one into the next. */
export const VALUE_GAP = 100;

/** A slice keeps the text it was cut from alive; this does not. Short slices are copies anyway. */
const ownText = (slice: string): string => (slice.length < 13 ? slice : Buffer.from(slice).toString());

const NO_TERM = 0xffffffff;

/** Turns the texts of documents into runs of postings with positions. */
export class TextInverter {
  readonly #fields: readonly TextFieldSchema[];
  readonly #log = new OccurrenceLog();
  readonly #spans = new SpanList();
  /** From a word as it stands in the text to its term: most words of a text have been seen before. */
  readonly #seen: Record<AnalyserName, Map<string, number>> = {
    text: new Map(),
    name: new Map(),
    identifier: new Map(),
  };
  /** Per term the form in which it is written most, by majority vote. */
  readonly #forms: string[] = [];
  readonly #votes = new GrowingArray();
  /** Number of tokens of each field of each document, at most 65,535. */
  readonly lengths = new GrowingArray();
  readonly totalLengths: number[];

  constructor(fields: readonly TextFieldSchema[]) {
    this.#fields = fields;
    this.totalLengths = fields.map(() => 0);
  }

  get occurrences(): number {
    return this.#log.length;
  }

  add(document: number, texts: readonly (readonly string[])[]): void {
    for (const [index, field] of this.#fields.entries()) {
      const spans = this.#spans;
      spans.clear();
      let tokens = 0;
      for (const value of texts[index] ?? []) {
        const from = spans.count;
        const firstPosition = spans.positions;
        segmentWords(value, spans);
        for (let at = from; at < spans.count; at += 1)
          tokens += this.#addSpan(value, at, document, index, field);
        if (field.analyser === 'identifier') this.#addWhole(value, from, firstPosition, document, index);
        spans.positions += VALUE_GAP;
      }
      const length = Math.min(tokens, 0xffff);
      this.lengths.push(length);
      this.totalLengths[index] = (this.totalLengths[index] ?? 0) + length;
    }
  }

  #addSpan(value: string, at: number, document: number, fieldIndex: number, field: TextFieldSchema): number {
    const spans = this.#spans;
    const raw = value.slice(spans.start[at] as number, spans.end[at] as number);
    const kind = spans.kind[at] as SpanKind;
    // Kinds other than plain words are folded differently, so they are not looked up by how they are written.
    const term =
      kind === SPAN_WORD ? this.#wordTerm(raw, field.analyser) : this.#freshTerm(raw, kind, field.analyser);
    if (term === NO_TERM) return 0;
    this.#log.add(term, document, placeOfToken(fieldIndex, spans.position[at] as number));
    return kind === SPAN_WORD ? 1 : 0;
  }

  #wordTerm(raw: string, analyser: AnalyserName): number {
    const seen = this.#seen[analyser];
    const known = seen.get(raw);
    if (known !== undefined) {
      if (analyser === 'text' && known !== NO_TERM) this.#vote(known, raw);
      return known;
    }
    const word = ownText(raw);
    const term = this.#freshTerm(word, SPAN_WORD, analyser);
    seen.set(word, term);
    return term;
  }

  #freshTerm(raw: string, kind: SpanKind, analyser: AnalyserName): number {
    const term = termOf(raw, kind, analyser);
    return term === '' ? NO_TERM : this.#numberOf(term, kind === SPAN_WORD ? raw : term);
  }

  #numberOf(term: string, form: string): number {
    const number = this.#log.numberOf(term);
    if (number === this.#forms.length) {
      this.#forms.push(form);
      this.#votes.push(1);
    } else this.#vote(number, form);
    return number;
  }

  #vote(term: number, form: string): void {
    const votes = this.#votes.at(term);
    if (this.#forms[term] === form) this.#votes.set(term, votes + 1);
    else if (votes > 0) this.#votes.set(term, votes - 1);
    else this.#forms[term] = form;
  }

  #addWhole(value: string, from: number, position: number, document: number, fieldIndex: number): void {
    const whole = identifierTerm(value);
    if (whole === '') return;
    const spans = this.#spans;
    for (let at = from; at < spans.count; at += 1) {
      const raw = value.slice(spans.start[at] as number, spans.end[at] as number);
      if (termOf(raw, spans.kind[at] as SpanKind, 'identifier') === whole) return;
    }
    this.#log.add(this.#numberOf(ownText(whole), whole), document, placeOfToken(fieldIndex, position));
  }

  /** Writes what has been added since the last call, and forgets it. */
  writeRun(path: string): void {
    const run = new RunWriter(path);
    const sorted = this.#log.sorted();
    const encoder = new PostingsEncoder(this.#log);
    for (let rank = 0; rank < sorted.terms.length; rank += 1) {
      const from = sorted.starts[rank] as number;
      const slice = sorted.occurrences.subarray(from, sorted.starts[rank + 1]);
      const documents = encoder.encode(slice);
      const term = sorted.terms[rank] as string;
      const form = surfaceOf(this.#forms[sorted.numbers[rank] as number] ?? '', SPAN_WORD);
      run.write(term, documents, encoder.bytes.view(), form === term ? '' : form);
    }
    run.finish();
    this.#log.clear();
    this.#forms.length = 0;
    this.#votes.clear();
    for (const seen of Object.values(this.#seen)) seen.clear();
  }
}

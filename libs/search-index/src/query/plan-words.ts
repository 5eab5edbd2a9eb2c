import { identifierTerm } from '../analysis/analyze.ts';
import { segmentWords } from '../analysis/segment-words.ts';
import { SPAN_DOI, SPAN_PAIR, SPAN_TAIL, SPAN_WHOLE, SpanList } from '../analysis/span-list.ts';
import type { SpanKind } from '../analysis/span-list.ts';
import { termOf } from '../analysis/term-of.ts';
import type { Generation } from '../generation/generation.ts';
import { fieldIndex } from '../generation/generation-files.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';
import { allOf, anyOf } from './plan.ts';
import type { PhrasePlan, Plan, TermPlan } from './plan.ts';
import { QueryCost } from './query-cost.ts';

/** A token of a query's text. */
interface Piece {
  raw: string;
  kind: SpanKind;
  position: number;
}

const ANALYZERS: readonly AnalyzerName[] = ['text', 'name', 'identifier'];
const WHITE_SPACE = /\s+/u;

const piecesOf = (text: string): Piece[] => {
  const spans = new SpanList();
  segmentWords(text, spans);
  return Array.from({ length: spans.count }, (_, index) => ({
    raw: text.slice(spans.start[index], spans.end[index]),
    kind: spans.kind[index] as SpanKind,
    position: spans.position[index] as number,
  }));
};

const isWord = ({ kind }: Piece): boolean => kind !== SPAN_WHOLE && kind !== SPAN_DOI && kind !== SPAN_TAIL;

/** Looks up the words of a query in the dictionary. The text is tokenized exactly as documents are. */
export class WordPlanner {
  readonly #generation: Generation;
  readonly #cost = new QueryCost();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  /** Returns the bits of the named fields; without names, of all fields. */
  maskOf(fields: readonly string[] | undefined): number {
    const { text } = this.#generation.manifest.schema;
    if (fields === undefined) return (1 << text.length) - 1;
    return fields.reduce((mask, name) => mask | (1 << fieldIndex(text, name, 'text')), 0);
  }

  /** Returns `null` when the text contains no word. */
  words(text: string, mask: number, options: { isLastOpen: boolean }): Plan | null {
    const chunks = text.split(WHITE_SPACE).filter((chunk) => piecesOf(chunk).length > 0);
    if (chunks.length === 0) return null;
    const parts = chunks.map((chunk, index) =>
      this.#chunk(chunk, mask, { isOpen: options.isLastOpen && index === chunks.length - 1 }),
    );
    const wholes = chunks.flatMap((chunk) =>
      piecesOf(chunk).flatMap((piece) =>
        piece.kind === SPAN_WHOLE ? (this.#term(termOf(piece.raw, piece.kind, 'name'), mask) ?? []) : [],
      ),
    );
    const together = options.isLastOpen ? null : this.#together(text, mask);
    const part = allOf(parts);
    return wholes.length === 0 && together === null ? part : { kind: 'words', part, wholes, together };
  }

  /** Returns `null` when the text contains no word. */
  phrase(text: string, mask: number): Plan | null {
    const pieces = piecesOf(text).filter(isWord);
    const [only, second] = pieces;
    if (only === undefined) return null;
    if (second === undefined) return this.#piece(only, mask, { isOpen: false });
    return anyOf(
      ANALYZERS.flatMap(
        (analyzer) => this.#phraseOf(pieces, this.#maskOfAnalyzer(mask, analyzer), analyzer) ?? [],
      ),
    );
  }

  /** Plans a chunk between white space: all of its words, or the whole chunk in identifier fields. */
  #chunk(chunk: string, mask: number, options: { isOpen: boolean }): Plan {
    const pieces = piecesOf(chunk);
    const doi = pieces.find(({ kind }) => kind === SPAN_DOI);
    const words = pieces.filter(isWord);
    const [only, second] = words;
    if (doi === undefined && only !== undefined && second === undefined)
      return this.#piece(only, mask, options);
    const whole = identifierTerm(chunk);
    const identifiers = this.#maskOfAnalyzer(mask, 'identifier');
    const others = mask & ~identifiers;
    const alternatives: Plan[] = [this.#term(whole, identifiers) ?? { kind: 'none' }];
    if (options.isOpen) alternatives.push(this.#prefix(whole, mask));
    if (doi !== undefined) alternatives.push(this.#piece(doi, mask, options));
    else if (others !== 0) {
      const last = words.length - 1;
      const isOpen = (index: number): boolean => options.isOpen && index === last;
      alternatives.push(
        allOf(words.map((word, index) => this.#piece(word, others, { isOpen: isOpen(index) }))),
      );
    }
    return anyOf(alternatives);
  }

  /** Plans one word in any of the fields, stemmed where the field is. */
  #piece(piece: Piece, mask: number, options: { isOpen: boolean }): Plan {
    this.#cost.addWord();
    const isLoneCharacter = piece.kind === SPAN_PAIR && Array.from(piece.raw).length === 1;
    if (isLoneCharacter) return this.#prefix(termOf(piece.raw, piece.kind, 'name'), mask);
    const masks = new Map<string, number>();
    for (const analyzer of ANALYZERS) {
      const term = termOf(piece.raw, piece.kind, analyzer);
      masks.set(term, (masks.get(term) ?? 0) | this.#maskOfAnalyzer(mask, analyzer));
    }
    const parts: Plan[] = [...masks].flatMap(([term, bits]) => this.#term(term, bits) ?? []);
    if (options.isOpen) parts.push(this.#prefix(termOf(piece.raw, piece.kind, 'name'), mask));
    return anyOf(parts);
  }

  #together(text: string, mask: number): PhrasePlan | null {
    const { text: fields } = this.#generation.manifest.schema;
    const wanted = fields.filter((field, index) => field.analyzer === 'text' && (mask & (1 << index)) !== 0);
    const heaviest = Math.max(...wanted.map((field) => field.weight));
    const names = wanted.filter((field) => field.weight === heaviest).map((field) => field.name);
    const pieces = piecesOf(text).filter(isWord);
    return pieces.length < 2 ? null : this.#phraseOf(pieces, this.maskOf(names), 'text');
  }

  #phraseOf(pieces: readonly Piece[], mask: number, analyzer: AnalyzerName): PhrasePlan | null {
    if (mask === 0) return null;
    const terms = pieces.map((piece) => this.#term(termOf(piece.raw, piece.kind, analyzer), mask));
    const found = terms.filter((term) => term !== null);
    const first = pieces[0]?.position ?? 0;
    return found.length < terms.length
      ? null
      : { kind: 'phrase', terms: found, offsets: pieces.map(({ position }) => position - first), mask };
  }

  #maskOfAnalyzer(mask: number, analyzer: AnalyzerName): number {
    const { text } = this.#generation.manifest.schema;
    return (
      text.reduce((bits, field, index) => (field.analyzer === analyzer ? bits | (1 << index) : bits), 0) &
      mask
    );
  }

  #term(term: string, mask: number): TermPlan | null {
    const entry = mask === 0 || term === '' ? null : this.#generation.terms.find(term);
    if (entry === null) return null;
    const [documents = 0, postingsLength = 0, positionsLength = 0] = entry.numbers;
    const [, postingsOffset = 0, positionsOffset = 0] = entry.sums;
    this.#cost.addTerm(term, documents);
    const address = { documents, postingsLength, positionsLength, postingsOffset, positionsOffset };
    return { kind: 'term', term, address, mask };
  }

  #prefix(prefix: string, mask: number): Plan {
    const [from, to] = this.#generation.terms.range(prefix);
    if (from >= to || mask === 0) return { kind: 'none' };
    const [first, last] = [this.#generation.terms.at(from), this.#generation.terms.at(to - 1)];
    const postings = (last.sums[0] ?? 0) + (last.numbers[0] ?? 0) - (first.sums[0] ?? 0);
    this.#cost.addPrefix(prefix, { terms: to - from, postings });
    return { kind: 'prefix', prefix, from, to, postings, mask };
  }
}

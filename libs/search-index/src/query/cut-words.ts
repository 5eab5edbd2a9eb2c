import { identifierTerm } from '../analysis/analyze.ts';
import { ANALYZERS } from '../analysis/analyzer-name.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';
import { segmentWords } from '../analysis/segment-words.ts';
import { SPAN_DOI, SPAN_PAIR, SPAN_TAIL, SPAN_WHOLE, SpanList } from '../analysis/span-list.ts';
import type { SpanKind } from '../analysis/span-list.ts';
import { termOf } from '../analysis/term-of.ts';
import type { TextFieldSchema } from '../document-types.ts';
import { IndexError } from '../index-error.ts';

/** A term in some of the fields. */
export interface TermWords {
  kind: 'term';
  term: string;
  /** One bit per text field. */
  mask: number;
}

/** Terms at fixed distances in one of the fields. */
export interface PhraseWords {
  kind: 'phrase';
  terms: readonly TermWords[];
  /** Position of each term relative to the first. */
  offsets: readonly number[];
  mask: number;
}

/** Matches like its part; the others only add to the score. */
export interface ScoredWords<Part, Term, Phrase> {
  kind: 'words';
  part: Part;
  /** Compounds indexed as a whole. */
  wholes: readonly Term[];
  /** All words next to each other in one of the fields with the highest weight. */
  together: Phrase | null;
}

/** The terms of a query's text, before they are looked up in any index. */
export type WordTree =
  | { kind: 'none' }
  | { kind: 'and' | 'or'; parts: readonly WordTree[] }
  | TermWords
  | PhraseWords
  | { kind: 'prefix'; prefix: string; mask: number }
  | ScoredWords<WordTree, TermWords, PhraseWords>;

/** A token of a query's text. */
interface Piece {
  raw: string;
  kind: SpanKind;
  position: number;
}

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

const termIn = (term: string, mask: number): TermWords | null =>
  mask === 0 || term === '' ? null : { kind: 'term', term, mask };

/** Cuts the text of a query into terms, exactly as the texts of documents are. */
export class WordCutter {
  readonly #fields: readonly TextFieldSchema[];
  readonly #onWord: () => void;

  /** `onWord` is called for each word that has to be looked up; it may refuse it. */
  constructor(fields: readonly TextFieldSchema[], onWord: () => void) {
    this.#fields = fields;
    this.#onWord = onWord;
  }

  /** Returns the bits of the named fields; without names, of all fields. Throws `query` for an unknown name. */
  maskOf(fields: readonly string[] | undefined): number {
    if (fields === undefined) return (1 << this.#fields.length) - 1;
    return fields.reduce((mask, name) => {
      const index = this.#fields.findIndex((field) => field.name === name);
      if (index < 0) throw new IndexError('query', `There is no text field "${name}".`);
      return mask | (1 << index);
    }, 0);
  }

  /** Returns `null` when the text contains no word. */
  words(text: string, mask: number, options: { isLastOpen: boolean }): WordTree | null {
    const chunks = text.split(WHITE_SPACE).filter((chunk) => piecesOf(chunk).length > 0);
    if (chunks.length === 0) return null;
    const parts = chunks.map((chunk, index) =>
      this.#chunk(chunk, mask, { isOpen: options.isLastOpen && index === chunks.length - 1 }),
    );
    const wholes = chunks
      .flatMap(piecesOf)
      .filter(({ kind }) => kind === SPAN_WHOLE)
      .flatMap(({ raw, kind }) => termIn(termOf(raw, kind, 'name'), mask) ?? []);
    const together = options.isLastOpen ? null : this.#together(text, mask);
    const part: WordTree = { kind: 'and', parts };
    return wholes.length === 0 && together === null ? part : { kind: 'words', part, wholes, together };
  }

  /** Returns `null` when the text contains no word. */
  phrase(text: string, mask: number): WordTree | null {
    const pieces = piecesOf(text).filter(isWord);
    const [only, second] = pieces;
    if (only === undefined) return null;
    if (second === undefined) return this.#piece(only, mask, { isOpen: false });
    const parts = ANALYZERS.flatMap(
      (analyzer) => this.#phraseOf(pieces, this.#maskOfAnalyzer(mask, analyzer), analyzer) ?? [],
    );
    return { kind: 'or', parts };
  }

  /** Cuts a chunk between white space: all of its words, or the whole chunk in identifier fields. */
  #chunk(chunk: string, mask: number, options: { isOpen: boolean }): WordTree {
    const pieces = piecesOf(chunk);
    const doi = pieces.find(({ kind }) => kind === SPAN_DOI);
    const words = pieces.filter(isWord);
    const [only, second] = words;
    if (doi === undefined && only !== undefined && second === undefined)
      return this.#piece(only, mask, options);
    const whole = identifierTerm(chunk);
    const identifiers = this.#maskOfAnalyzer(mask, 'identifier');
    const others = mask & ~identifiers;
    const alternatives: WordTree[] = [termIn(whole, identifiers) ?? { kind: 'none' }];
    if (options.isOpen) alternatives.push({ kind: 'prefix', prefix: whole, mask });
    if (doi !== undefined) alternatives.push(this.#piece(doi, mask, options));
    else if (others !== 0) {
      const last = words.length - 1;
      const isOpen = (index: number): boolean => options.isOpen && index === last;
      const parts = words.map((word, index) => this.#piece(word, others, { isOpen: isOpen(index) }));
      alternatives.push({ kind: 'and', parts });
    }
    return { kind: 'or', parts: alternatives };
  }

  /** Cuts one word in any of the fields, stemmed where the field is. */
  #piece(piece: Piece, mask: number, options: { isOpen: boolean }): WordTree {
    this.#onWord();
    const prefix: WordTree = { kind: 'prefix', prefix: termOf(piece.raw, piece.kind, 'name'), mask };
    const isLoneCharacter = piece.kind === SPAN_PAIR && Array.from(piece.raw).length === 1;
    if (isLoneCharacter) return prefix;
    const masks = new Map<string, number>();
    for (const analyzer of ANALYZERS) {
      const term = termOf(piece.raw, piece.kind, analyzer);
      masks.set(term, (masks.get(term) ?? 0) | this.#maskOfAnalyzer(mask, analyzer));
    }
    const parts: WordTree[] = [...masks].flatMap(([term, bits]) => termIn(term, bits) ?? []);
    return { kind: 'or', parts: options.isOpen ? [...parts, prefix] : parts };
  }

  #together(text: string, mask: number): PhraseWords | null {
    const pieces = piecesOf(text).filter(isWord);
    if (pieces.length < 2) return null;
    const texts = this.#maskOfAnalyzer(mask, 'text');
    const weights = this.#fields
      .filter((_, index) => (texts & (1 << index)) !== 0)
      .map(({ weight }) => weight);
    const heaviest = Math.max(...weights);
    return this.#phraseOf(pieces, texts & this.#maskWhere(({ weight }) => weight === heaviest), 'text');
  }

  #phraseOf(pieces: readonly Piece[], mask: number, analyzer: AnalyzerName): PhraseWords | null {
    if (mask === 0) return null;
    const terms = pieces.flatMap((piece) => termIn(termOf(piece.raw, piece.kind, analyzer), mask) ?? []);
    const first = pieces[0]?.position ?? 0;
    return terms.length < pieces.length
      ? null
      : { kind: 'phrase', terms, offsets: pieces.map(({ position }) => position - first), mask };
  }

  #maskOfAnalyzer(mask: number, analyzer: AnalyzerName): number {
    return mask & this.#maskWhere((field) => field.analyzer === analyzer);
  }

  #maskWhere(isWanted: (field: TextFieldSchema) => boolean): number {
    return this.#fields.reduce((mask, field, index) => (isWanted(field) ? mask | (1 << index) : mask), 0);
  }
}

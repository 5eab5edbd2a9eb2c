import { analyze as analyzeText, identifierTerm } from '../analysis/analyze.ts';
import type { Token } from '../analysis/analyze.ts';
import { fold } from '../analysis/fold.ts';
import { VALUE_GAP } from '../build/text-inverter.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';
import type { IndexDocument, IndexSchema, KeywordValue, TextFieldSchema } from '../document-types.ts';
import type { IndexClause } from '../query-types.ts';

const analyzed = new Map<string, Token[]>();

/** Cached, because every document needs the same terms of a query. */
const analyze = (text: string, analyzer: AnalyzerName): Token[] => {
  const key = `${analyzer}:${text}`;
  const tokens = analyzed.get(key) ?? analyzeText(text, analyzer);
  analyzed.set(key, tokens);
  return tokens;
};

const isPart = ({ kind }: Token): boolean => kind === 'word' || kind === 'pair';

const valueOf = (value: KeywordValue): string => (typeof value === 'string' ? value : value.value);

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

/** Answers queries by scanning every token of every document: slow, but simple enough to be trusted. */
export class NaiveIndex {
  readonly #schema: IndexSchema;
  readonly #documents: readonly IndexDocument[];
  readonly #tokens: readonly Map<string, Token[]>[];

  constructor(schema: IndexSchema, documents: readonly IndexDocument[]) {
    this.#schema = schema;
    this.#documents = documents;
    this.#tokens = documents.map(
      (document) => new Map(schema.text.map((field) => [field.name, this.#tokensOf(field, document)])),
    );
  }

  /** Returns the ids of the matching documents, in document order. */
  search(node: IndexClause): string[] {
    return this.#documents.filter((_, at) => this.#matches(node, at) ?? true).map(({ id }) => id);
  }

  /** Counts the values of a keyword or number field. */
  facet(field: string, ids: readonly string[]): { counts: Record<string, number>; missing: number } {
    const wanted = new Set(ids);
    const counts: Record<string, number> = {};
    let missing = 0;
    for (const document of this.#documents) {
      if (!wanted.has(document.id)) continue;
      const number = document.number[field];
      const keywords = new Set((document.keyword[field] ?? []).map(valueOf));
      const values = number === undefined ? [...keywords] : [String(number)];
      if (values.length === 0) missing += 1;
      for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    }
    return { counts, missing };
  }

  #tokensOf(field: TextFieldSchema, document: IndexDocument): Token[] {
    let base = 0;
    return listOf(document.text[field.name]).flatMap((value) => {
      const tokens = analyze(value, field.analyzer).map((token) => ({
        ...token,
        position: token.position + base,
      }));
      base = Math.max(base, ...tokens.map(({ position }) => position)) + VALUE_GAP;
      return tokens;
    });
  }

  /** Returns `null` when the clause contains nothing to match. */
  #matches(node: IndexClause, at: number): boolean | null {
    switch (node.op) {
      case 'all':
      case 'none':
        return node.op === 'all';
      case 'and':
      case 'or': {
        const parts = node.nodes.map((part) => this.#matches(part, at)).filter((part) => part !== null);
        if (parts.length === 0) return null;
        return node.op === 'and' ? parts.every(Boolean) : parts.some(Boolean);
      }
      case 'not': {
        const part = this.#matches(node.node, at);
        return part === null ? null : !part;
      }
      case 'words':
      case 'prefix':
        return this.#words(node.text, this.#fields(node.fields), at, node.op === 'prefix');
      case 'phrase':
        return this.#phrase(node.text, this.#fields(node.fields), at);
      default:
        return this.#fact(node, this.#documents[at]);
    }
  }

  #fact(node: IndexClause, document: IndexDocument | undefined): boolean {
    if (document === undefined) return false;
    if (node.op === 'ids') return node.ids.includes(document.id);
    if (node.op === 'range') {
      const number = document.number[node.field];
      return number !== undefined && number >= (node.from ?? -Infinity) && number <= (node.to ?? Infinity);
    }
    if (node.op === 'value') {
      const isFolded = this.#schema.keyword.find(({ name }) => name === node.field)?.fold === true;
      const form = (value: string): string => (isFolded ? fold(value) : value);
      const values = (document.keyword[node.field] ?? []).map((value) => form(valueOf(value)));
      return node.values.some((value) => values.includes(form(value)));
    }
    if (node.op !== 'exists') return false;
    const { text, keyword, number } = document;
    const isIn =
      listOf(text[node.field]).some((value) => value !== '') || (keyword[node.field] ?? []).length > 0;
    return isIn || number[node.field] !== undefined;
  }

  #fields(names: readonly string[] | undefined): TextFieldSchema[] {
    return this.#schema.text.filter(({ name }) => names === undefined || names.includes(name));
  }

  #has(field: TextFieldSchema, at: number, test: (term: string) => boolean): boolean {
    return this.#tokens[at]?.get(field.name)?.some(({ term }) => test(term)) === true;
  }

  #words(text: string, fields: TextFieldSchema[], at: number, isLastOpen: boolean): boolean | null {
    const chunks = text.split(/\s+/).filter((chunk) => analyze(chunk, 'name').length > 0);
    if (chunks.length === 0) return null;
    return chunks.every((chunk, index) =>
      this.#chunk(chunk, fields, at, isLastOpen && index === chunks.length - 1),
    );
  }

  #chunk(chunk: string, fields: TextFieldSchema[], at: number, isOpen: boolean): boolean {
    const tokens = analyze(chunk, 'name');
    const doi = tokens.findIndex(({ kind }) => kind === 'doi');
    const parts = tokens.flatMap((token, index) => (isPart(token) ? [index] : []));
    const whole = identifierTerm(chunk);
    const identifiers = fields.filter(({ analyzer }) => analyzer === 'identifier');
    const others = fields.filter(({ analyzer }) => analyzer !== 'identifier');
    if (doi < 0 && parts.length === 1) return this.#piece(chunk, parts[0] ?? 0, fields, at, isOpen);
    if (identifiers.some((field) => this.#has(field, at, (term) => term === whole))) return true;
    if (isOpen && fields.some((field) => this.#has(field, at, (term) => term.startsWith(whole)))) return true;
    if (doi >= 0) return this.#piece(chunk, doi, fields, at, isOpen);
    return parts.every((part, index) =>
      this.#piece(chunk, part, others, at, isOpen && index === parts.length - 1),
    );
  }

  #piece(chunk: string, index: number, fields: TextFieldSchema[], at: number, isOpen: boolean): boolean {
    const plain = analyze(chunk, 'name')[index];
    if (plain === undefined) return false;
    const isLone = plain.kind === 'pair' && [...plain.term].length === 1;
    return fields.some((field) => {
      const exact = analyze(chunk, field.analyzer === 'text' ? 'text' : 'name')[index]?.term;
      return this.#has(
        field,
        at,
        (term) => (!isLone && term === exact) || ((isOpen || isLone) && term.startsWith(plain.term)),
      );
    });
  }

  #phrase(text: string, fields: TextFieldSchema[], at: number): boolean | null {
    const indices = analyze(text, 'name').flatMap((token, index) => (isPart(token) ? [index] : []));
    if (indices.length === 0) return null;
    if (indices.length === 1) return this.#piece(text, indices[0] ?? 0, fields, at, false);
    return fields.some((field) => {
      const wanted = analyze(text, field.analyzer === 'text' ? 'text' : 'name').filter(isPart);
      const first = wanted[0]?.position ?? 0;
      const tokens = this.#tokens[at]?.get(field.name) ?? [];
      const isAt = (term: string, position: number): boolean =>
        tokens.some((token) => token.term === term && token.position === position);
      return tokens.some(({ position: start }) =>
        wanted.every(({ term, position }) => isAt(term, start + position - first)),
      );
    });
  }
}

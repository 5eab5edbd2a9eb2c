import type { TextMark } from '@open-discovery/model';

type Scripts = readonly (TextMark | null)[];

/** How the children of a formula's element are set, by their place: the second child of `msup` is its exponent. */
const SCRIPTS: ReadonlyMap<string, Scripts> = new Map<string, Scripts>([
  ['msub', [null, 'sub']],
  ['msubsup', [null, 'sub', 'sup']],
  ['msup', [null, 'sup']],
  ['munder', [null, 'sub']],
  ['munderover', [null, 'sub', 'sup']],
]);

/** Elements that hold others; the white space between those says nothing. */
const LAYOUT: ReadonlySet<string> = new Set([
  ...SCRIPTS.keys(),
  ...'math menclose mfenced mfrac mover mpadded mroot mrow msqrt mstyle semantics'.split(' '),
]);
/** Elements with words, numbers and signs. */
const TOKENS: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

/** Elements of MathML that {@link createFormula} knows. */
export const FORMULA_ELEMENTS: readonly string[] = [...LAYOUT, ...TOKENS, 'mspace'];

interface Element {
  readonly name: string;
  readonly mark: TextMark | null;
  /** What stands behind it, so that what belongs together can be told on one line. */
  readonly after: string;
  children: number;
}

/** What stands before and behind an element on one line of text, where a formula has a line or a root. */
const lineOf = (name: string, parent: Element | undefined): readonly [before: string, after: string] => {
  const isPart = parent?.name === 'mfrac';
  const slash = isPart && parent.children === 1 ? '/' : '';
  if (name === 'msqrt') return [`${slash}√(`, ')'];
  return isPart && name === 'mrow' ? [`${slash}(`, ')'] : [slash, ''];
};

/** How an index or exponent is told inside another one. */
const SIGNS = { sub: '_', sup: '^', i: '', b: '' } as const satisfies Record<TextMark, string>;

const NOTHING = { text: '', mark: null } as const;
type Piece = { readonly text: string; readonly mark: TextMark | null };

/**
 * Reads MathML element by element as text with marks: `10<sup>5</sup>`, `(a+b)/2`, `√(2)`.
 * Elements of other languages are nothing to it.
 */
export const createFormula = () => {
  const open: Element[] = [];
  return {
    /** What begins with an element: first the mark, where `isFree` says that it isn't set already, then the text. */
    open(name: string, isFree: (mark: TextMark) => boolean): Piece {
      if (!LAYOUT.has(name) && !TOKENS.has(name) && name !== 'mspace') return NOTHING;
      const parent = open.at(-1);
      const script = (parent && SCRIPTS.get(parent.name)?.[parent.children]) ?? null;
      const mark = script !== null && isFree(script) ? script : null;
      const sign = script !== null && mark === null ? SIGNS[script] : '';
      const [before, after] = lineOf(name, parent);
      if (parent) parent.children += 1;
      // A gap has no content, and few sources close it.
      if (name === 'mspace') return { text: ' ', mark: null };
      open.push({ name, mark, after, children: 0 });
      return { text: sign + before, mark };
    },
    /** What ends with an element: first the text, then the mark. */
    close(name: string): Piece {
      const at = open.findLastIndex((element) => element.name === name);
      if (at === -1) return NOTHING;
      const [closed] = open.splice(at);
      return closed ? { text: closed.after, mark: closed.mark } : NOTHING;
    },
    /** Whether a text only puts elements on lines of their own. */
    isBetween: (text: string): boolean => LAYOUT.has(open.at(-1)?.name ?? '') && text.trim() === '',
  };
};

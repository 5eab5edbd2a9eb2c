import type { TextMark } from '@open-discovery/model';

type Scripts = readonly (TextMark | null)[];

/** Scripts of a formula's children by position: the second child of `msup` is its exponent. */
const SCRIPTS: ReadonlyMap<string, Scripts> = new Map<string, Scripts>([
  ['msub', [null, 'sub']],
  ['msubsup', [null, 'sub', 'sup']],
  ['msup', [null, 'sup']],
  ['munder', [null, 'sub']],
  ['munderover', [null, 'sub', 'sup']],
]);

/** Container elements; white space between their children is ignored. */
const LAYOUT: ReadonlySet<string> = new Set([
  ...SCRIPTS.keys(),
  ...'math menclose mfenced mfrac mover mpadded mroot mrow msqrt mstyle semantics'.split(' '),
]);
/** Elements with words, numbers and symbols. */
const TOKENS: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

/** The MathML elements that {@link createFormula} supports. */
export const FORMULA_ELEMENTS: readonly string[] = [...LAYOUT, ...TOKENS, 'mspace'];

interface Element {
  readonly name: string;
  readonly mark: TextMark | null;
  /** Text that follows it, so that the grouping is visible on one line. */
  readonly after: string;
  children: number;
}

/** Returns the text before and after an element that a formula draws as a line or a root. */
const lineOf = (name: string, parent: Element | undefined): readonly [before: string, after: string] => {
  const isPart = parent?.name === 'mfrac';
  const slash = isPart && parent.children === 1 ? '/' : '';
  if (name === 'msqrt') return [`${slash}√(`, ')'];
  return isPart && name === 'mrow' ? [`${slash}(`, ')'] : [slash, ''];
};

/** Notation of subscripts and superscripts inside another script. */
const SIGNS = { sub: '_', sup: '^', i: '', b: '' } as const satisfies Record<TextMark, string>;

const NOTHING = { text: '', mark: null } as const;
type Piece = { readonly text: string; readonly mark: TextMark | null };

/**
 * Reads MathML element by element as marked text: `10<sup>5</sup>`, `(a+b)/2`, `√(2)`. Ignores other
 * elements.
 */
export const createFormula = () => {
  const open: Element[] = [];
  return {
    /**
     * Returns the output at the start of an element: first the mark, if `isFree` reports that it is not set,
     * then the text.
     */
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
    /** Returns the output at the end of an element: first the text, then the mark. */
    close(name: string): Piece {
      const at = open.findLastIndex((element) => element.name === name);
      if (at === -1) return NOTHING;
      const [closed] = open.splice(at);
      return closed ? { text: closed.after, mark: closed.mark } : NOTHING;
    },
    /** Reports whether a text only separates elements. */
    isBetween: (text: string): boolean => LAYOUT.has(open.at(-1)?.name ?? '') && text.trim() === '',
  };
};

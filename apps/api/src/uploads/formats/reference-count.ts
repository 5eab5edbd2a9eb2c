/** `#id`, in a link or in `url(#id)`. */
const REFERENCE = /#([\w.:-]+)/g;
/** Longer chains of references are none that a drawing program writes. */
const MAX_CHAIN = 64;

interface Drawn {
  /** Elements inside, itself included. */
  elements: number;
  /** Ids that it and what is inside refer to. */
  readonly refersTo: string[];
}

/** Counts what a drawing amounts to when its references are followed. */
export interface ReferenceCount {
  readonly enter: (attributes: Readonly<Record<string, string>>) => void;
  readonly leave: () => void;
  /** Elements to draw; infinite when something refers to itself in the end. */
  readonly drawn: () => number;
}

/**
 * Fed element by element. Why count: a few lines that each refer twice to the one before keep a browser busy for ever.
 */
export const createReferenceCount = (): ReferenceCount => {
  const whole: Drawn = { elements: 0, refersTo: [] };
  const byId = new Map<string, Drawn>();
  /** The elements around; null for those that nothing can refer to. */
  const open: (Drawn | null)[] = [whole];
  const known = new Map<Drawn, number>();

  const drawnBy = (drawn: Drawn, chain: number): number => {
    if (chain > MAX_CHAIN) return Infinity;
    const before = known.get(drawn);
    if (before !== undefined) return before;
    known.set(drawn, Infinity);
    let count = drawn.elements;
    for (const id of drawn.refersTo) {
      const target = byId.get(id);
      if (target) count += drawnBy(target, chain + 1);
    }
    known.set(drawn, count);
    return count;
  };

  return {
    enter: ({ id, ...others }) => {
      const own = id === undefined || byId.has(id) ? null : { elements: 0, refersTo: [] };
      if (id !== undefined && own) byId.set(id, own);
      open.push(own);
      const ids = Object.values(others).flatMap((value) =>
        [...value.matchAll(REFERENCE)].map(([, to = '']) => to),
      );
      for (const around of open) {
        if (around === null) continue;
        around.elements += 1;
        for (const one of ids) around.refersTo.push(one);
      }
    },
    leave: () => {
      if (open.length > 1) open.pop();
    },
    drawn: () => drawnBy(whole, 0),
  };
};

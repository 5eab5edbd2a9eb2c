/** Matches `#id` in a link or in `url(#id)`. */
const REFERENCE = /#([\w.:-]+)/g;
/** Drawing programs do not write longer chains of references. */
const MAX_CHAIN = 64;

interface Drawn {
  /** Number of elements, including itself. */
  elements: number;
  /** Ids that it and its descendants refer to. */
  readonly refersTo: string[];
}

/** Counts the elements of a drawing with all references followed. */
export interface ReferenceCount {
  readonly enter: (attributes: Readonly<Record<string, string>>) => void;
  readonly leave: () => void;
  /** Returns the number of elements to draw; infinite for circular references. */
  readonly drawn: () => number;
}

/**
 * Creates a count, which is fed element by element. It detects drawings of exponential size, in which each of a few
 * elements refers twice to the previous one.
 */
export const createReferenceCount = (): ReferenceCount => {
  const whole: Drawn = { elements: 0, refersTo: [] };
  const byId = new Map<string, Drawn>();
  /** The open elements; null for those without an id. */
  const open: (Drawn | null)[] = [whole];
  const counts = new Map<Drawn, number>();

  const drawnBy = (drawn: Drawn, chain: number): number => {
    if (chain > MAX_CHAIN) return Infinity;
    const before = counts.get(drawn);
    if (before !== undefined) return before;
    counts.set(drawn, Infinity);
    let count = drawn.elements;
    for (const id of drawn.refersTo) {
      const target = byId.get(id);
      if (target) count += drawnBy(target, chain + 1);
    }
    counts.set(drawn, count);
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

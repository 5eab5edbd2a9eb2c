/** Facts with identifiers such as `doi 10.5555/sea` or `ror 01ggx4157`. */
interface Identified {
  readonly own: readonly string[];
}

export const ofScheme = ({ own }: Identified, scheme: string): string[] =>
  own.filter((key) => key.startsWith(`${scheme} `));

/** Reports whether two records have identifiers of one scheme, and none in common. */
export const haveOther = (a: Identified, b: Identified, scheme: string): boolean => {
  const [first, second] = [ofScheme(a, scheme), ofScheme(b, scheme)];
  return first.length > 0 && second.length > 0 && !first.some((key) => second.includes(key));
};

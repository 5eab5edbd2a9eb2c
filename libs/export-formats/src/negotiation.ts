/** One media range of an `Accept` header. */
interface Range {
  readonly type: string;
  readonly quality: number;
}

const QUALITY = /;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)/i;

const parseAccept = (accept: string): Range[] =>
  accept
    .slice(0, 2_000)
    .split(',')
    .map((text) => ({
      type: (text.split(';')[0] ?? '').trim().toLowerCase(),
      quality: Number(QUALITY.exec(text)?.[1] ?? 1),
    }))
    .filter(({ type }) => type !== '');

/** How exactly a range means a type: not at all, as anything, as a family, by name. */
const precision = (range: string, type: string): number => {
  if (range === type) return 3;
  if (range === `${type.split('/')[0]}/*`) return 2;
  return range === '*/*' ? 1 : 0;
};

/**
 * The media type that a client likes best among those on offer, the first of several that it likes alike; `null` where
 * it takes none. Source: RFC 9110 §12.5.1.
 * @example chooseMediaType('text/html;q=0.5, application/ld+json', ['text/html', 'application/ld+json'])
 */
export const chooseMediaType = (accept: string, offered: readonly string[]): string | null => {
  const ranges = parseAccept(accept);
  if (ranges.length === 0) return offered[0] ?? null;
  const qualityOf = (type: string): number => {
    const meant = ranges
      .map(({ type: range, quality }) => ({ quality, precision: precision(range, type) }))
      .filter((range) => range.precision > 0)
      .sort((a, b) => b.precision - a.precision);
    return meant[0]?.quality ?? 0;
  };
  const liked = offered.map((type) => ({ type, quality: qualityOf(type) }));
  const best = Math.max(...liked.map(({ quality }) => quality));
  return best > 0 ? (liked.find(({ quality }) => quality === best)?.type ?? null) : null;
};

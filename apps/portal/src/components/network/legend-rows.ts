import type { RecordKind } from '@open-discovery/model';
import { titleWidthPx } from './fit-title.ts';

interface LegendEntry {
  readonly kind: RecordKind;
  readonly name: string;
}

/** An entry of the legend with its place in its row. */
interface PlacedEntry extends LegendEntry {
  readonly x: number;
}

const SHAPE_PX = 36;

/** Returns the rows of a legend, each as long as the drawing is wide. */
export const legendRows = (
  entries: readonly LegendEntry[],
  widthPx: number,
): readonly (readonly PlacedEntry[])[] => {
  const rows: PlacedEntry[][] = [];
  let x = Infinity;
  for (const entry of entries) {
    const entryPx = SHAPE_PX + titleWidthPx(entry.name);
    if (x + entryPx > widthPx) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ ...entry, x });
    x += entryPx;
  }
  return rows;
};

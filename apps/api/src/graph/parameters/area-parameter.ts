import { cellsOfArea, parseArea } from '@open-discovery/model';
import { z } from 'zod';
import type { FilterCondition } from '../../search/engine-query.ts';
import { oneText } from './documented-as.ts';
import { once } from './parameter.ts';
import type { Parameter } from './parameter.ts';

/** Name of the filter of an area. No facet has it, so that the cells of a map are counted within the area. */
export const AREA_FILTER = 'box';

const MESSAGE =
  "Parameter '{name}' must be west,south,east,north in degrees: latitudes from -90 to 90 with the north not below the south, longitudes from -180 to 180";

const SIDE = String.raw`-?\d{1,2}(\.\d{1,6})?`;

/** Creates the parameter of an area, in the order of a GeoJSON bounding box. It is widened to whole cells of the index. */
export const area = (doc: string): Parameter => ({
  as: 'single',
  filter: AREA_FILTER,
  schema: once()
    .transform((text, context): FilterCondition => {
      const parsed = parseArea(text);
      if (parsed !== null) return { is: 'any', field: 'cell', values: cellsOfArea(parsed) };
      context.addIssue({ code: 'custom', message: MESSAGE });
      return z.NEVER;
    })
    .meta({
      description: doc,
      documentedAs: { ...oneText(`^${[SIDE, SIDE, SIDE, SIDE].join(',')}$`), example: '3,50.5,7.5,53.5' },
    }),
});

import { HELP_POSITIONS, MENU_ALIGNMENTS, PAGE_TYPES } from '@open-discovery/model';
import { z } from 'zod';
import { inputOf } from '../input.ts';

const MOST_CHARS = 200;
const MOST_CHANGES = 1_000;

const flag = z
  .enum(['true', 'false'], "Parameter '{name}' must be true or false")
  .transform((text) => text === 'true');
const word = z.string("Parameter '{name}' must be given once").max(MOST_CHARS);
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `Parameter '{name}' must be one of: ${words.join(', ')}`);

const active = flag.default(false).meta({ description: 'true: what visitors see; otherwise drafts as well' });
const page = word.optional().meta({ description: 'Route or _id of a page' });
const status = flag.meta({ description: 'Whether to switch on' });

/** The parameters of the admin tool's calls, by call. Spec §7. */
export const QUERIES = {
  none: inputOf(z.object({})),
  status: inputOf(z.object({ status })),
  optionalStatus: inputOf(
    z.object({
      status: flag.optional().meta({ description: 'Whether to switch on; left out: the other way' }),
    }),
  ),
  pageEntity: inputOf(z.object({ status, entityId: word.meta({ description: '_id of the entity' }) })),
  menuToggle: inputOf(
    z.object({ status, featured: flag.default(false).meta({ description: 'true: the featured menu' }) }),
  ),
  menuAlign: inputOf(z.object({ alignment: oneOf(MENU_ALIGNMENTS) })),
  statistic: inputOf(
    z.object({
      status: flag.optional().meta({ description: 'Whether the community’s page shows it' }),
      monitor: flag.optional().meta({ description: 'Whether its monitor shows it' }),
    }),
  ),
  page: inputOf(z.object({ page })),
  pagesOfPortal: inputOf(
    z.object({
      div: flag.default(false).meta({ description: 'true: only pages that have div ids' }),
      page_type: oneOf(PAGE_TYPES).optional().meta({ description: 'Only pages of this type' }),
      with_positions: flag
        .default(false)
        .meta({ description: 'true: only pages that have positions for help texts' }),
    }),
  ),
  pageRoute: inputOf(z.object({ page_route: word.meta({ description: 'Route of the page' }) })),
  portal: inputOf(z.object({ pid: word.optional().meta({ description: 'Pid of a portal' }) })),
  divHelp: inputOf(
    z.object({
      active,
      community: word.optional().meta({ description: 'Pid of the portal' }),
      page,
      div: word.optional().meta({ description: 'Name or _id of a div id' }),
    }),
  ),
  pageHelp: inputOf(
    z.object({
      active,
      community: word.optional().meta({ description: 'Pid of the portal' }),
      page,
      position: oneOf(HELP_POSITIONS).optional().meta({ description: 'Only texts at this place' }),
      before: flag.optional().meta({ description: 'Only texts before, or after, the page’s own' }),
    }),
  ),
  grouped: inputOf(z.object({ active, page: word.meta({ description: 'Route or _id of the page' }) })),
  history: inputOf(
    z.object({
      limit: z
        .string()
        .regex(/^\d{1,4}$/, "Parameter '{name}' must be a whole number")
        .transform(Number)
        .refine(
          (limit) => limit >= 1 && limit <= MOST_CHANGES,
          `Parameter '{name}' must be between 1 and ${MOST_CHANGES}`,
        )
        .default(100)
        .meta({ description: 'How many' }),
    }),
  ),
} as const;

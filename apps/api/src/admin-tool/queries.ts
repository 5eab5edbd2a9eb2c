import { HELP_POSITIONS, MENU_ALIGNMENTS, PAGE_TYPES } from '@open-discovery/model';
import { z } from 'zod';
import { inputOf } from '../http/input.ts';
import { requiredText } from '../http/required-text.ts';

const MAX_CHARS = 200;
const MAX_CHANGES = 1_000;

const flag = z
  .enum(['true', 'false'], "Parameter '{name}' must be true or false")
  .transform((text) => text === 'true');
const word = requiredText().max(MAX_CHARS);
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `Parameter '{name}' must be one of: ${words.join(', ')}`);

const active = flag.default(false).meta({ description: 'true: active texts only; false: also drafts' });
const page = word.optional().meta({ description: 'Route or _id of a page' });
const status = flag.meta({ description: 'true enables, false disables' });

/** The query parameters of the admin tool's calls. Spec §7. */
export const QUERIES = {
  newItem: inputOf(
    z.object({
      idempotencyKey: word.optional().meta({
        description:
          'A random text, the same whenever the same item is sent again because the answer was lost: it is saved once',
      }),
    }),
  ),
  status: inputOf(z.object({ status })),
  optionalStatus: inputOf(
    z.object({
      status: flag
        .optional()
        .meta({ description: 'true enables, false disables; without it, the state is toggled' }),
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
      position: oneOf(HELP_POSITIONS).optional().meta({ description: 'Only texts at this position' }),
      before: flag
        .optional()
        .meta({ description: 'true: only texts that come before the others; false: only the others' }),
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
          (limit) => limit >= 1 && limit <= MAX_CHANGES,
          `Parameter '{name}' must be between 1 and ${MAX_CHANGES}`,
        )
        .default(100)
        .meta({
          description:
            'Maximum number of changes; large ones are fewer, but at least 50 if there are as many',
          documentedAs: { type: 'integer', minimum: 1, maximum: MAX_CHANGES, default: 100 },
        }),
      before: word.optional().meta({
        description: '_id of a change: only older changes are returned, for the next page of the list',
      }),
      collection: word
        .optional()
        .meta({ description: 'Only changes of items of this kind, for example page or menuItem' }),
      by: word.optional().meta({ description: 'Only changes that the user with this subject made' }),
      until: z.iso
        .datetime({
          precision: 3,
          error: "Parameter '{name}' must be a time such as 2026-11-23T23:59:59.999Z",
        })
        .optional()
        .meta({ description: 'Only changes made at this time or before' }),
    }),
  ),
} as const;

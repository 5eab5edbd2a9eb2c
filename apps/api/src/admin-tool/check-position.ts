import type { Content } from '../content/content.ts';
import { invalid } from '../content/invalid.ts';
import type { FieldsOf } from '../content/collections.ts';
import { problem } from '../errors/problem.ts';

type PageHelp = Pick<FieldsOf['pageHelpContent'], 'page' | 'placement'>;

/**
 * Refuses a help text at a position that its page does not have: nobody would see it. A stored text whose page has lost the
 * position can be changed where it is; `before` is `null` for a new one.
 */
export const checkPosition = ({ items }: Content, text: PageHelp, before: PageHelp | null): void => {
  const { page, placement } = text;
  if (before?.page === page && before.placement === placement) return;
  const positions = items.page.get(page)?.fields.positions ?? [];
  if (positions.includes(placement)) return;
  throw invalid(
    'placement',
    positions.length === 0 ? problem('no-positions') : problem('choice', { choices: positions.join(', ') }),
  );
};

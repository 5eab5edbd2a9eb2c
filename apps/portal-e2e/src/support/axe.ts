import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds (its legacy mode needs no second page; there are no frames), in words short enough to read in a report. */
export const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()).violations.flatMap(
    ({ id, nodes }) =>
      nodes.map(
        (node) =>
          `${id}: ${node.target.join(' ')} — ${node.any.concat(node.all, node.none)[0]?.message ?? ''}`,
      ),
  );

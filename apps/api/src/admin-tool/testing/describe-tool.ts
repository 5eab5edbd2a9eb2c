import { afterEach, beforeEach, describe } from '@jest/globals';
import { openTestSurroundings } from '../../testing/test-surroundings.ts';
import type { TestSurroundings } from '../../testing/test-surroundings.ts';
import { fillExamples } from './example-portal.ts';
import type { Examples } from './example-portal.ts';
import { startAdminTool } from './start-admin-tool.ts';
import type { TestAdminTool } from './start-admin-tool.ts';

export interface ToolWorld {
  readonly tool: TestAdminTool;
  readonly examples: Examples;
  readonly surroundings: TestSurroundings;
}

/** Sentences about the admin tool; each has a filled one of its own. */
export const describeTool = (title: string, suite: (world: () => ToolWorld) => void): void => {
  describe(title, () => {
    let world: ToolWorld | null = null;
    beforeEach(async () => {
      const surroundings = await openTestSurroundings();
      const tool = await startAdminTool(surroundings.database);
      world = { tool, surroundings, examples: await fillExamples(tool.store) };
    });
    afterEach(async () => world?.surroundings.remove());
    suite(() => {
      if (!world) throw new Error('asked outside of a test');
      return world;
    });
  });
};

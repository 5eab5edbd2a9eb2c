import { afterEach, beforeEach, describe } from '@jest/globals';
import { openTestEnvironment } from '../../testing/test-environment.ts';
import type { TestEnvironment } from '../../testing/test-environment.ts';
import { fillExamples } from './example-portal.ts';
import type { Examples } from './example-portal.ts';
import { startAdminTool } from './start-admin-tool.ts';
import type { TestAdminTool } from './start-admin-tool.ts';

export interface ToolWorld {
  readonly tool: TestAdminTool;
  readonly examples: Examples;
  readonly environment: TestEnvironment;
}

/** Describes the admin tool. Each test gets its own tool with example content. */
export const describeTool = (title: string, suite: (world: () => ToolWorld) => void): void => {
  describe(title, () => {
    let world: ToolWorld | null = null;
    beforeEach(async () => {
      const environment = await openTestEnvironment();
      const tool = await startAdminTool(environment.database);
      world = { tool, environment, examples: await fillExamples(tool.store) };
    });
    afterEach(async () => world?.environment.database.close());
    suite(() => {
      if (!world) throw new Error('used outside of a test');
      return world;
    });
  });
};

import { createUpstream } from '@open-discovery/graph-upstream';
import { startGraphServer } from '@open-discovery/graph-upstream/testing';
import type { GraphServer } from '@open-discovery/graph-upstream/testing';
import { startTestApi } from '../../../testing/start-test-api.ts';
import type { GoldenRecord } from '../../testing/golden-corpus.ts';
import { UpstreamEngine } from '../upstream-engine.ts';

/** An engine over another server's Graph API. */
export interface OpenedUpstream {
  readonly engine: UpstreamEngine;
  readonly graph: GraphServer;
  readonly close: () => Promise<void>;
}

/** Starts a server that follows the rules of the Graph API V3 and has the records, and opens an engine over it. */
export const openUpstream = async (records: readonly GoldenRecord[]): Promise<OpenedUpstream> => {
  const api = await startTestApi({ records });
  const graph = await startGraphServer(async (address) => {
    const { statusCode, body } = await api.app.inject(`/graph/v3/${address}`);
    return { status: statusCode, body };
  });
  const engine = new UpstreamEngine({ upstream: createUpstream({ url: graph.url }) });
  await engine.refresh();
  return {
    engine,
    graph,
    close: async () => {
      await engine.close();
      await graph.stop();
      await api.stop();
    },
  };
};

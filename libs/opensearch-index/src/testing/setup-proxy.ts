import { afterAll, beforeAll } from '@jest/globals';
import { Cluster } from '../cluster.ts';
import { startProxy } from './start-proxy.ts';
import type { Proxy } from './start-proxy.ts';

/** Opens a cluster whose answers each test writes, before the tests of a file, and closes it after them. */
export const setupProxy = (): { readonly proxy: Proxy; readonly cluster: Cluster } => {
  let proxy: Proxy;
  let cluster: Cluster;
  beforeAll(async () => {
    proxy = await startProxy('');
    cluster = await Cluster.create({ urls: [proxy.url] });
  });
  afterAll(async () => {
    await cluster.close();
    await proxy.stop();
  });
  return {
    get proxy() {
      return proxy;
    },
    get cluster() {
      return cluster;
    },
  };
};

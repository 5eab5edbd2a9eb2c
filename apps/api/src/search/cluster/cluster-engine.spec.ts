import { jest } from '@jest/globals';
import { describeSearchEngine } from '../testing/contract/engine-contract.ts';
import { describeManyValues } from '../testing/contract/many-values.ts';
import { CLUSTER_CAPABILITIES } from './cluster-engine.ts';
import { CLUSTER_MISSING, describeCluster, openOnCluster } from './testing/test-cluster.ts';

jest.setTimeout(60_000);

describeCluster(CLUSTER_MISSING === '' ? 'a cluster' : `a cluster: NOT RUN, ${CLUSTER_MISSING}`, () => {
  describeSearchEngine('OpenSearch', openOnCluster, CLUSTER_CAPABILITIES);
  describeManyValues({ name: 'OpenSearch', estimates: true }, openOnCluster);
});

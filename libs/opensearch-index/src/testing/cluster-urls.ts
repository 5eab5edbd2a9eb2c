/** The addresses of the cluster that tests may use; none without one. */
export const CLUSTER_URLS: readonly string[] = (process.env['OPENSEARCH_URL'] ?? '')
  .split(',')
  .filter((url) => url !== '');

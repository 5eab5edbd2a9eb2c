/** Base URLs of the servers that the global setup started. */
export interface ServerUrls {
  readonly portal: string;
  readonly api: string;
  /** A portal whose API is down. */
  readonly portalWithoutApi: string;
  /** A portal with its own login, tracking, help texts, contact and colors (`customized-portal.json`). */
  readonly customizedPortal: string;
  /** A portal managed by the admin tool, and one whose admin tool is down. */
  readonly managedPortal: string;
  readonly managedPortalWithoutApi: string;
  /** A data-transfer API, configured in the customized portal. */
  readonly transferService: string;
  /** A server like ORCID, whose client is the API. */
  readonly orcid: string;
}

const VARIABLE = 'E2E_SERVER_URLS';

/** Passes the URLs to the workers, which inherit the environment of the global setup. */
export const publishServerUrls = (urls: ServerUrls): void => {
  process.env[VARIABLE] = JSON.stringify(urls);
};

/** Returns the URLs; throws unless the global setup has run. */
export const serverUrls = (): ServerUrls => {
  const published = process.env[VARIABLE];
  if (published === undefined) throw new Error(`${VARIABLE} is not set: the global setup did not run.`);
  return JSON.parse(published) as ServerUrls;
};

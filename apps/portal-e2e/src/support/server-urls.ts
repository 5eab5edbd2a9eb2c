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

const VARIABLES = {
  portal: 'E2E_PORTAL_URL',
  api: 'E2E_API_URL',
  portalWithoutApi: 'E2E_PORTAL_WITHOUT_API_URL',
  customizedPortal: 'E2E_CUSTOMIZED_PORTAL_URL',
  managedPortal: 'E2E_MANAGED_PORTAL_URL',
  managedPortalWithoutApi: 'E2E_MANAGED_PORTAL_WITHOUT_API_URL',
  transferService: 'E2E_TRANSFER_SERVICE_URL',
  orcid: 'E2E_ORCID_URL',
} as const satisfies Record<keyof ServerUrls, string>;

/** Passes the URLs to the workers, which inherit the environment of the global setup. */
export const publishServerUrls = (urls: ServerUrls): void => {
  for (const name of Object.keys(VARIABLES) as (keyof ServerUrls)[])
    process.env[VARIABLES[name]] = urls[name];
};

const read = (name: keyof ServerUrls): string => {
  const value = process.env[VARIABLES[name]];
  if (!value) throw new Error(`${VARIABLES[name]} is not set: the global setup did not run.`);
  return value;
};

export const serverUrls = (): ServerUrls => ({
  portal: read('portal'),
  api: read('api'),
  portalWithoutApi: read('portalWithoutApi'),
  customizedPortal: read('customizedPortal'),
  managedPortal: read('managedPortal'),
  managedPortalWithoutApi: read('managedPortalWithoutApi'),
  transferService: read('transferService'),
  orcid: read('orcid'),
});

/** Where the tests find what the global set-up started. */
export interface Places {
  readonly portal: string;
  readonly api: string;
  /** A portal whose API does not answer. */
  readonly lonelyPortal: string;
  /** A portal of another organisation: login, tracking, help texts, a contact, its own colours (`furnished-portal.json`). */
  readonly furnishedPortal: string;
  /** A portal that is what the admin tool says, and one whose admin tool does not answer. */
  readonly managedPortal: string;
  readonly lonelyManagedPortal: string;
  /** A data-transfer API; the furnished portal knows of it. */
  readonly transferService: string;
}

const VARIABLES = {
  portal: 'E2E_PORTAL_URL',
  api: 'E2E_API_URL',
  lonelyPortal: 'E2E_LONELY_PORTAL_URL',
  furnishedPortal: 'E2E_FURNISHED_PORTAL_URL',
  managedPortal: 'E2E_MANAGED_PORTAL_URL',
  lonelyManagedPortal: 'E2E_LONELY_MANAGED_PORTAL_URL',
  transferService: 'E2E_TRANSFER_SERVICE_URL',
} as const satisfies Record<keyof Places, string>;

/** Hands the places to the workers: Playwright gives them the environment of its set-up. */
export const tellPlaces = (places: Places): void => {
  for (const name of Object.keys(VARIABLES) as (keyof Places)[]) process.env[VARIABLES[name]] = places[name];
};

const read = (name: keyof Places): string => {
  const value = process.env[VARIABLES[name]];
  if (!value) throw new Error(`${VARIABLES[name]} is not set: the global set-up did not run.`);
  return value;
};

export const places = (): Places => ({
  portal: read('portal'),
  api: read('api'),
  lonelyPortal: read('lonelyPortal'),
  furnishedPortal: read('furnishedPortal'),
  managedPortal: read('managedPortal'),
  lonelyManagedPortal: read('lonelyManagedPortal'),
  transferService: read('transferService'),
});

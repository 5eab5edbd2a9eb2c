/** Where the tests find what the global set-up started. */
export interface Places {
  readonly portal: string;
  readonly api: string;
  /** A portal whose API does not answer. */
  readonly lonelyPortal: string;
}

const VARIABLES = {
  portal: 'E2E_PORTAL_URL',
  api: 'E2E_API_URL',
  lonelyPortal: 'E2E_LONELY_PORTAL_URL',
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
});

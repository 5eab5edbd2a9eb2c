/** OpenAPI tag of the routes that extend the Graph API. */
export const EXTENSION_TAG = 'Beyond the Graph API';

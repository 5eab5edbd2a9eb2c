/** OpenAPI tag of the routes that extend the Graph API. */
export const EXTENSION_TAG = 'Beyond the Graph API';

/** OpenAPI tag of the routes that return what is in the graph in the formats of other programs. */
export const FORMATS_TAG = 'Formats and exports';

/** Where the documentation lists what the Graph API does not have. */
export const EXTENSION_TAG = 'Beyond the Graph API';

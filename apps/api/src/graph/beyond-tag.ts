/** Where the documentation lists what the Graph API does not have. */
export const BEYOND_TAG = 'Beyond the Graph API';

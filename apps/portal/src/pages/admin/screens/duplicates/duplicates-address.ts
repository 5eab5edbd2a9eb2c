/** The address of the screen of decisions about duplicates. */
export const DUPLICATES_ADDRESS = '/admin/duplicates';

/** The address of the pairs of which the last import was not sure. */
export const LIKELY_ADDRESS = `${DUPLICATES_ADDRESS}/likely`;

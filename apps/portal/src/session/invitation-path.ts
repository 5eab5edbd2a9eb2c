/** The page that shows and accepts an invitation. Its fragment is the secret, which no server sees in an address. */
export const INVITATION_PATH = '/invitation';

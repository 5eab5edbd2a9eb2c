/** The page of a user's communities, where a login ends by default. Spec §2. */
export const MY_COMMUNITIES_PATH = '/myCommunities';

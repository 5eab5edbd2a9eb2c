/** The page by which users add their works to their ORCID records. Spec §2. */
export const MY_ORCID_PATH = '/my-orcid-links';

/** The beginning of another identifier. */
const BEGINNING = String.raw`(?:https?:\/\/|(?:doi|pmid|arxiv|hdl|swh):|10\.\d{4,9}(?:\.\d{1,9}){0,8}\/|pmc\d|\d{4}-\d{4}-\d{4}-\d{3}[\dX])`;

/**
 * Matches where one identifier of a list ends and the next begins without a space: `10.1000/a;10.1000/b`, and the
 * brackets of a Markdown link. Commas and semicolons alone may be part of a DOI.
 */
export const BOUNDARY = String.raw`\]\(|[,;|]{1,3}${BEGINNING}`;

const IN_DOI = new RegExp(`https?://|${BOUNDARY}`, 'i');

/** Reports whether the text of a DOI continues with another identifier. */
export const isJoined = (doi: string): boolean => IN_DOI.test(doi);

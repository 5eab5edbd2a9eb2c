/** The Graph's words for the schemes of works, by the words of formats and catalogs in lower case. */
const SCHEMES: ReadonlyMap<string, string> = new Map([
  ['doi', 'doi'],
  ['pmid', 'pmid'],
  ['pubmed', 'pmid'],
  ['pmc', 'pmc'],
  ['pmcid', 'pmc'],
  ['pubmedcentral', 'pmc'],
  ['arxiv', 'arXiv'],
  ['handle', 'handle'],
  ['hdl', 'handle'],
  ['swhid', 'swhid'],
  ['swh', 'swhid'],
]);

/**
 * Returns the Graph's word for a scheme of works; `undefined` for another one.
 * @example workScheme('PMCID') // 'pmc'
 */
export const workScheme = (word: string): string | undefined => SCHEMES.get(word.toLowerCase());

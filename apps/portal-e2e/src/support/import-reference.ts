/** Returns the `<meta name>` tags of a page in document order. */
const tagsOf = (html: string): [name: string, content: string][] =>
  [...html.matchAll(/<meta name="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
    name,
    content
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  ]);

const TYPES_BY_VENUE = [
  ['citation_journal_title', 'journalArticle'],
  ['citation_conference_title', 'conferencePaper'],
  ['citation_inbook_title', 'bookSection'],
] as const;
const TYPES: Readonly<Record<string, string>> = { Dataset: 'dataset', Software: 'computerProgram' };

/** Returns the reference that a reference manager would import from the meta tags of a page. */
export const importReference = (html: string) => {
  const tags = tagsOf(html);
  const all = (name: string): string[] => tags.filter(([own]) => own === name).map(([, content]) => content);
  const one = (name: string): string => all(name)[0] ?? '';
  const typeOfVenue = TYPES_BY_VENUE.find(([name]) => one(name) !== '')?.[1];
  return {
    type: typeOfVenue ?? TYPES[one('DC.type')] ?? 'document',
    title: one('citation_title'),
    authors: all('citation_author'),
    date: one('citation_publication_date'),
    doi: one('citation_doi'),
  };
};

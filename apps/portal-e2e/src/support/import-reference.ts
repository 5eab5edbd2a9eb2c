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

/** Returns the reference that a reference manager would import from the meta tags of a page. */
export const importReference = (html: string) => {
  const tags = tagsOf(html);
  const all = (name: string): string[] => tags.filter(([own]) => own === name).map(([, content]) => content);
  const one = (name: string): string => all(name)[0] ?? '';
  const type = all('DC.type')[0];
  return {
    type: one('citation_journal_title')
      ? 'journalArticle'
      : one('citation_conference_title')
        ? 'conferencePaper'
        : one('citation_inbook_title')
          ? 'bookSection'
          : type === 'Dataset'
            ? 'dataset'
            : type === 'Software'
              ? 'computerProgram'
              : 'document',
    title: one('citation_title'),
    authors: all('citation_author'),
    date: one('citation_publication_date'),
    doi: one('citation_doi'),
  };
};

const MOST_CHARS = 80;

/** Returns the first words of HTML, as the name of a text in lists. */
export const textOfHtml = (html: string): string => {
  const text = new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text;
};

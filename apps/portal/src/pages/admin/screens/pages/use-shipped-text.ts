import { useEffect, useState } from 'react';
import { cleanedHtml } from '../../parts/html/clean-html.ts';

/** The title and text that the software has for a page. */
export interface ShippedText {
  readonly title: string;
  readonly content: string;
}

const NOTHING: ShippedText = { title: '', content: '' };

/** The ends of elements after which editors expect a new line. */
const BLOCK_END = /<\/(?:p|h[1-6]|ul|ol|li|table|thead|tbody|tr)>/g;

/** Returns HTML as the portal stores it, a line for each block. */
const editable = (html: string): string =>
  cleanedHtml(html).body.innerHTML.replaceAll(BLOCK_END, '$&\n').trim();

const readText = (html: string): ShippedText => {
  const page = new DOMParser().parseFromString(html, 'text/html').querySelector('main.information');
  return {
    title: page?.querySelector('h1')?.textContent ?? '',
    content: editable(page?.querySelector('.information-text')?.innerHTML ?? ''),
  };
};

/**
 * Returns the text that the software shows at a route, to begin a page of one's own with; empty texts without one, and
 * null until it has arrived.
 */
export const useShippedText = (route: string | null): ShippedText | null => {
  const [text, setText] = useState<ShippedText | null>(route === null ? NOTHING : null);
  useEffect(() => {
    if (route === null) return undefined;
    const control = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await fetch(route, { signal: control.signal, headers: { accept: 'text/html' } });
      setText(answer.ok ? readText(await answer.text()) : NOTHING);
    };
    load().catch(() => {
      if (!control.signal.aborted) setText(NOTHING);
    });
    return () => control.abort();
  }, [route]);
  return text;
};

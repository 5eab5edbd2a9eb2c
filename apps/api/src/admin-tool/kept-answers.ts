import type { Content } from '../content/content.ts';

/** Returns the text of an answer, which `create` makes if none is kept for the key. */
export type KeptAnswers = (content: Pick<Content, 'revision'>, key: string, create: () => unknown) => string;

/**
 * Keeps answers as texts while the content stays the same. Of a large portal, some take seconds to make: one visitor who asks
 * again and again would hold up all others.
 */
export const createKeptAnswers = (): KeptAnswers => {
  const texts = new Map<string, string>();
  let kept = '';
  return ({ revision }, key, create) => {
    if (revision !== kept) texts.clear();
    kept = revision;
    const text = texts.get(key) ?? JSON.stringify(create());
    texts.set(key, text);
    return text;
  };
};

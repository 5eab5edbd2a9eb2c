import { useMessages } from '../../messages/use-messages.ts';
import { Abstract } from './abstract.tsx';
import type { Section } from './sections.tsx';

/** Returns the section with the description of a record; `null` without one. */
export const useAboutSection = (
  description: string | null | undefined,
  title: 'landing.about' | 'landing.summary' = 'landing.about',
): Section | null => {
  const t = useMessages();
  return description ? { id: 'about', title: t(title), content: <Abstract texts={[description]} /> } : null;
};

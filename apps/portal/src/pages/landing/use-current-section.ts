import { useEffect, useState } from 'react';

/** From the top of the window, below the header: what stands here is being read. */
const READING_BAND = '-80px 0px -70% 0px';

/** The section that is being read, for the list of contents; `null` above the first one. */
export const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    // Not in every test environment; the list of contents works without.
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.querySelector('h2')?.id ?? null);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};

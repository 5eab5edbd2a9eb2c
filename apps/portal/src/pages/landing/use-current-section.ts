import { useEffect, useState } from 'react';

/** The band below the header in which a section counts as being read. */
const READING_BAND = '-80px 0px -70% 0px';

/** Returns the id of the section being read, for the table of contents; `null` above the first one. */
export const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    // Missing in some test environments; the table of contents works without it.
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

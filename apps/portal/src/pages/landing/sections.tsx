import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './landing.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** A section of a landing page, also listed in the table of contents. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Number of entries in the section. */
  readonly count?: number;
  readonly content: ReactNode;
}

/** The sections in order, next to their table of contents. Empty sections are omitted. */
export const Sections = ({ sections }: { readonly sections: readonly Section[] }) => {
  const t = useMessages();
  const format = useFormat();
  const current = useCurrentSection(sections.map(({ id }) => id));
  const contents = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(contents.current), [current]);
  return (
    <div className={styles['columns']}>
      <nav ref={contents} className={`small ${styles['toc']}`} aria-label={t('landing.contents')}>
        {sections.map(({ id, title, count }) => (
          <Link key={id} to={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {/* In one text: Chromium leaves a space on its own out of the link’s name. */}
            {`${title} `}
            {count !== undefined && <span className="num soft">{format.number(count)}</span>}
          </Link>
        ))}
      </nav>
      <div className={styles['body']}>
        {sections.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
};

/** On phones the contents are one scrolling line: keeps the current section visible. */
const showCurrent = (contents: HTMLElement | null): void => {
  const link = contents?.querySelector<HTMLElement>('[aria-current]');
  if (!contents || !link || contents.scrollWidth <= contents.clientWidth) return;
  contents.scrollLeft = link.offsetLeft - (contents.clientWidth - link.offsetWidth) / 2;
};

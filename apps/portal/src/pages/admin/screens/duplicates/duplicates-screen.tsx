import { useRef } from 'react';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { DecisionList } from './decision-list.tsx';
import { DecisionPage } from './decision-page.tsx';
import { LikelyList } from './likely-list.tsx';

/** The decisions about which records are the same, the forms that make them, and the pairs of which an import was not sure. */
export const DuplicatesScreen = () => {
  const [page] = useScreenPath();
  const form = page === 'merge' || page === 'separate' ? page : null;
  const isLikely = page === 'likely';
  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLAnchorElement>(null);
  useKeptFocus(area, form || isLikely ? heading : add);
  return (
    <section ref={area}>
      {isLikely && <LikelyList heading={heading} />}
      {form && <DecisionPage key={form} form={form} heading={heading} />}
      {!isLikely && !form && <DecisionList add={add} />}
    </section>
  );
};

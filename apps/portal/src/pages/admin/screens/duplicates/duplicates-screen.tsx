import { useRef } from 'react';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { DecisionList } from './decision-list.tsx';
import { DecisionPage } from './decision-page.tsx';

/** The decisions about which records are the same, and the forms that make them. */
export const DuplicatesScreen = () => {
  const [page] = useScreenPath();
  const form = page === 'merge' || page === 'separate' ? page : null;
  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLAnchorElement>(null);
  useKeptFocus(area, form ? heading : add);
  return (
    <section ref={area}>
      {form ? <DecisionPage key={form} form={form} heading={heading} /> : <DecisionList add={add} />}
    </section>
  );
};

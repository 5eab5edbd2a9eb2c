import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { hasActed, useSubmitOnChange } from '../controls/use-submit-on-change.ts';

/** The time at which changed boxes take effect: at once, or with the submit button of their form. */
type Applied = 'at-once' | 'by-button';

interface ChoicesProps<Area> {
  readonly ref: RefObject<Area | null>;
  readonly onChange: (event: SyntheticEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const EXCLUDED = 'not.';

const isBox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');

const boxesIn = (area: HTMLElement | null): readonly HTMLInputElement[] =>
  [...(area?.querySelectorAll('input') ?? [])].filter(isBox);

/**
 * Returns the props of an element with choices: a value is either included or excluded, and arrow keys move between its
 * two boxes. One listener serves all of them, because a page has boxes for a hundred values.
 */
export const useChoices = <Area extends HTMLElement>(
  query: SearchQuery,
  applied: Applied,
): ChoicesProps<Area> => {
  const ref = useRef<Area>(null);
  const isNew = useRef(true);
  const submit = useSubmitOnChange();
  const apply = useRef(applied === 'at-once' ? submit : () => undefined);
  const { pendingSearch } = usePortal();
  const shown = formatResultsAddress(query);
  const followed = useRef(shown);
  // After every rendering: results that were left before they were shown have changed nothing but the boxes.
  useEffect(() => {
    const isSame = followed.current === shown;
    followed.current = shown;
    if (!isNew.current && (pendingSearch() !== null || (applied === 'by-button' && isSame))) return;
    const changed = boxesIn(ref.current).filter((box) => box.checked !== box.defaultChecked);
    const [first] = changed;
    const isTicked = isNew.current && hasActed();
    isNew.current = false;
    // What was ticked before hydration is applied now. Otherwise the elements stay, with their focus, and follow the address.
    if (isTicked && first) apply.current({ target: first });
    else for (const box of changed) box.checked = box.defaultChecked;
  });
  const otherBox = ({ name, value }: HTMLInputElement): HTMLInputElement | undefined => {
    const other = name.startsWith(EXCLUDED) ? name.slice(EXCLUDED.length) : `${EXCLUDED}${name}`;
    return boxesIn(ref.current).find((box) => box.name === other && box.value === value);
  };
  return {
    ref,
    onChange: ({ target }) => {
      if (!isBox(target)) return;
      const other = target.checked ? otherBox(target) : undefined;
      if (other) other.checked = false;
      if (applied === 'at-once') submit({ target });
    },
    onKeyDown: (event) => {
      const { key, target } = event;
      if (!isBox(target)) return;
      const leads = target.name.startsWith(EXCLUDED) ? key === 'ArrowLeft' : key === 'ArrowRight';
      const other = leads ? otherBox(target) : undefined;
      if (other === undefined) return;
      event.preventDefault();
      other.focus();
    },
  };
};

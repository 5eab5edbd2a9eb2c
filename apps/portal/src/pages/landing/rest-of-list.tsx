import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/link.tsx';

/**
 * Limit of entries that unfold in the page: rendering thousands is slow for server and browser, and few
 * visitors read them.
 */
const MOST_AT_ONCE = 200;
const ALL = 'all';

interface RestOfListProps<Item> {
  /** Name of the list in addresses. */
  readonly name: 'authors' | 'copies';
  /** The entries after those shown at first. */
  readonly items: readonly Item[];
  /** Summary with the number of entries. */
  readonly title: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/**
 * The rest of a list: it unfolds with one click, or, when it is very long, is a link to a page with all
 * entries.
 */
export const RestOfList = <Item,>({ name, items, title, children }: RestOfListProps<Item>) => {
  const [parameters] = useSearchParams();
  const isAsked = parameters.get(ALL) === name;
  const id = `${ALL}-${name}`;
  if (items.length === 0) return null;
  if (items.length > MOST_AT_ONCE && !isAsked)
    return (
      <p>
        <Link to={`?${withAll(parameters, name)}#${id}`} rel="nofollow">
          {title}
        </Link>
      </p>
    );
  return (
    <details open={isAsked}>
      <summary id={id}>{title}</summary>
      {children(items)}
    </details>
  );
};

const withAll = (shown: URLSearchParams, name: string): string => {
  const parameters = new URLSearchParams(shown);
  parameters.set(ALL, name);
  return parameters.toString();
};

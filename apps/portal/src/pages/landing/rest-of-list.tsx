import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/link.tsx';

/** So many more stand in the page at once: thousands would keep server and readers waiting for what few want to see. */
const MOST_AT_ONCE = 200;
const ALL = 'all';

interface RestOfListProps<Item> {
  /** The list's word in addresses. */
  readonly name: 'authors' | 'copies';
  /** What follows those that are shown at first. */
  readonly items: readonly Item[];
  /** How many there are, in words. */
  readonly title: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** What follows the first of a list: behind one click in the page; where it is very long, once it has been asked for. */
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

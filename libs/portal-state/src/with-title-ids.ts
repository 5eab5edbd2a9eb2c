import type { MenuItem } from '@open-discovery/menu';

type Known = Pick<MenuItem, 'id' | 'title' | 'titleId' | 'type' | 'route' | 'url'> & {
  readonly items: readonly Known[];
};

/** An unchanged item has the same title and leads to the same address. */
const keyOf = ({ title, type, route, url }: Known): string => JSON.stringify([title, type, route, url]);

const flattened = (items: readonly Known[]): Known[] =>
  items.flatMap((item) => [item, ...flattened(item.items)]);

/**
 * Returns stored menu items with the ids of the configured items that they were made from, so that unchanged titles are
 * shown in the reader's language. A title that an administrator has written is shown as it is.
 */
export const withTitleIds = (
  items: readonly MenuItem[],
  configured: readonly Known[],
): readonly MenuItem[] => {
  const titleIds = new Map(flattened(configured).map((item) => [keyOf(item), item.titleId ?? item.id]));
  const named = (item: MenuItem): MenuItem => {
    const titleId = titleIds.get(keyOf(item));
    return { ...item, items: item.items.map(named), ...(titleId !== undefined && { titleId }) };
  };
  return items.map(named);
};

import { useMemo } from 'react';
import { usePortal } from '../../../../runtime/portal-context.tsx';

/** Returns items in the order of their names, as the reader's language has it: “Guide 2” comes before “Guide 10”. */
export const useByName = <Item extends { readonly name: string }>(
  items: readonly Item[] | undefined,
): readonly Item[] | undefined => {
  const { language } = usePortal();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return items?.toSorted((one, other) => compare(one.name, other.name));
  }, [items, language]);
};

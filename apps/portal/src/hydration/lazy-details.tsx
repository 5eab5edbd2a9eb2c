import { lazy, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { clientOnlyLazy } from './client-only-lazy.tsx';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A `<details>` whose content is loaded when it is first opened. For readers without scripts the content is part of the
 * page, and no part of the code that others wait for.
 */
export const lazyDetails = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & DisclosureProps> => {
  const Later = clientOnlyLazy(load);
  const AtOnce = import.meta.env?.SSR ? lazy(async () => ({ default: await load() })) : null;
  return ({ summary, className, ...rest }: Props & DisclosureProps) => {
    // What is left of the props is Props; the compiler cannot take a generic apart.
    const props = rest as unknown as Props;
    const details = useRef<HTMLDetailsElement>(null);
    const [wasOpened, setOpened] = useState(false);
    const look = () => details.current?.open && setOpened(true);
    // It may have been opened before the page came alive.
    useEffect(() => void look(), []);
    return (
      <details ref={details} className={className} onToggle={look}>
        <summary>{summary}</summary>
        {wasOpened ? <Later {...props} /> : <noscript>{AtOnce && <AtOnce {...props} />}</noscript>}
      </details>
    );
  };
};

import type { I18n } from '@lingui/core';
import { lazy, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Loading } from '../components/loading.tsx';
import { clientOnlyLazy } from './client-only-lazy.tsx';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  /** It lies over the page, and closes as `enhancements/close-popups` says. */
  readonly isPopup?: boolean;
}

/**
 * Creates a `<details>` whose content is loaded when it is first opened. Without scripts the content is part
 * of the page. In the browser, `load` gets the messages: `withTexts` adds those of the content.
 */
export const lazyDetails = <Props extends object>(
  load: (i18n?: I18n) => Promise<ComponentType<Props>>,
): ComponentType<Props & DisclosureProps> => {
  const Later = clientOnlyLazy(load);
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- only Vite sets `env`; tests run without it
  const AtOnce = import.meta.env?.SSR ? lazy(async () => ({ default: await load() })) : null;
  return ({ summary, className, isPopup = false, ...rest }: Props & DisclosureProps) => {
    // The rest of the props is Props, which the compiler cannot infer.
    const props = rest as unknown as Props;
    const details = useRef<HTMLDetailsElement>(null);
    const [wasOpened, setOpened] = useState(false);
    const look = () => details.current?.open && setOpened(true);
    // It may have been opened before hydration.
    useEffect(() => void look(), []);
    return (
      <details ref={details} className={className} data-popup={isPopup ? '' : undefined} onToggle={look}>
        <summary>{summary}</summary>
        {wasOpened ? (
          <Later {...props} fallback={<Loading />} />
        ) : (
          <noscript>{AtOnce && <AtOnce {...props} />}</noscript>
        )}
      </details>
    );
  };
};

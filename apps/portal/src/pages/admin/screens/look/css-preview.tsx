import { scopeCss } from '@open-discovery/config';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Switch } from '../../parts/fields/switch.tsx';

/** A switch that shows rules on the console itself before they are saved. Leaving the screen takes them back. */
export const CssPreview = ({ css }: { readonly css: string }) => {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    // A separate sheet: it ignores imports, and no policy needs to allow it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(scopeCss(css));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [isShown, css]);
  const end = (): void => {
    // A switch that the rules hide takes no focus.
    flushSync(() => setShown(false));
    control.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={control}>
      <Switch label={t('admin-look.css-preview')} isOn={isShown} onChange={setShown} />
      {isShown && <EndPreview onEnd={end} />}
    </div>
  );
};

/** A button outside the body, where the previewed rules do not apply: they may hide everything else, even the switch. */
const EndPreview = ({ onEnd }: { readonly onEnd: () => void }) => {
  const t = useMessages();
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    // React would put into the body what is rendered into the root element itself.
    document.documentElement.append(place);
    return () => place.remove();
  }, [place]);
  return createPortal(
    <div className="admin-look-end" role="region" aria-label={t('admin-look.css-preview-name')}>
      <button type="button" className="btn" onClick={onEnd}>
        {t('admin-look.css-preview-end')}
      </button>
    </div>,
    place,
  );
};

import { useEffect, useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Switch } from '../../parts/fields/switch.tsx';

/** A switch that shows rules on the console itself before they are saved. Leaving the screen takes them back. */
export const CssPreview = ({ css }: { readonly css: string }) => {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    // A separate sheet: it ignores imports, and no policy needs to allow it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [isShown, css]);
  return <Switch label={t('admin-look.css-preview')} isOn={isShown} onChange={setShown} />;
};

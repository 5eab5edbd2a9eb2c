import { createElement } from 'react';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../../components/scroll-region.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { cleanedHtml } from './clean-html.ts';

/** The attributes that React spells differently. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const toNode = (node: ChildNode, key: number): ReactNode => {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  const attributes = Object.fromEntries(
    [...node.attributes].map(({ name, value }) => [REACT_NAMES[name] ?? name, value]),
  );
  // A click in the preview must not leave the form.
  const target = node.localName === 'a' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const children = [...node.childNodes].map(toNode);
  return createElement(node.localName, { ...attributes, ...target, key }, ...children);
};

/** Shows HTML as visitors will see it, and says what saving will remove. */
export const HtmlPreview = ({ html }: { readonly html: string }) => {
  const t = useMessages();
  const { body, removed } = cleanedHtml(html);
  return (
    <>
      <RemovedParts removed={removed} sentence="admin.html-will-remove" />
      <ScrollRegion className="admin-preview" label={t('admin.preview')}>
        {html.trim() === '' ? (
          <p className="soft">{t('admin.preview-empty')}</p>
        ) : (
          [...body.childNodes].map(toNode)
        )}
      </ScrollRegion>
    </>
  );
};

const MOST_NAMES = 5;

interface RemovedPartsProps {
  readonly removed: readonly string[];
  readonly sentence: 'admin.html-will-remove' | 'admin.html-removed';
}

/** Lists what saving removes or has removed: "3 things were removed: …". */
export const RemovedParts = ({ removed, sentence }: RemovedPartsProps) => {
  const t = useMessages();
  const names = [...new Set(removed)];
  const shown = names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', …' : '');
  return (
    <p className="admin-problem" aria-live="polite">
      {removed.length > 0 && t(sentence, { count: removed.length, names: shown })}
    </p>
  );
};

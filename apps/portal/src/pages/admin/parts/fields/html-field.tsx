import { useDeferredValue } from 'react';
import type { ClipboardEvent } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { HtmlPreview } from '../html/html-preview.tsx';
import { pastedHtml } from '../html/pasted-html.ts';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './field.tsx';

/** Pastes text of word processors and web pages with its structure. Where the browser cannot insert it, its text is pasted. */
const paste = (event: ClipboardEvent): void => {
  const { clipboardData } = event;
  const html = pastedHtml(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else can be undone by the user
  if (html !== null && document.execCommand('insertText', false, html)) event.preventDefault();
};

/** A field for HTML, with its preview. */
export const HtmlField = (props: Omit<FieldProps<string>, 'hint'>) => {
  const t = useMessages();
  const html = useDeferredValue(props.value);
  return (
    <div className="admin-html">
      <TextField {...props} hint={t('admin.html-hint')} lines={10} isCode onPaste={paste} />
      <HtmlPreview html={html} />
    </div>
  );
};

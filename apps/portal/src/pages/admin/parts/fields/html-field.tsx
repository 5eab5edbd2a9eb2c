import { useDeferredValue } from 'react';
import { HtmlPreview } from '../html/html-preview.tsx';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './field.tsx';

/** A field for HTML, with its preview. */
export const HtmlField = (props: FieldProps<string>) => {
  const html = useDeferredValue(props.value);
  return (
    <div className="admin-html">
      <TextField {...props} lines={10} isCode />
      <HtmlPreview html={html} />
    </div>
  );
};

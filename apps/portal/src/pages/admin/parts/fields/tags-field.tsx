import { useRef, useState } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** A field with a list of short texts. Enter or a comma ends a text; each can be removed. */
export const TagsField = ({ value, onChange, ...rest }: FieldProps<readonly string[]>) => {
  const t = useMessages();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (given: string): void => {
    const added = given.split(',').map((one) => one.trim());
    const tags = [...new Set([...value, ...added])].filter((one) => one !== '');
    setText('');
    if (tags.length !== value.length) onChange(tags);
  };
  return (
    <Field {...rest}>
      {(control) => (
        <>
          <ul className="admin-tags">
            {value.map((tag) => (
              <li key={tag} className="chip">
                {tag}
                <button
                  type="button"
                  className="link"
                  aria-label={t('admin.tag-remove', { tag })}
                  onClick={() => {
                    onChange(value.filter((one) => one !== tag));
                    input.current?.focus();
                  }}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            value={text}
            onChange={({ target }) =>
              target.value.includes(',') ? add(target.value) : setText(target.value)
            }
            onBlur={() => add(text)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && text.trim() !== '') {
                event.preventDefault();
                add(text);
              }
            }}
          />
        </>
      )}
    </Field>
  );
};

import { useRef, useState } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Suggestions } from './suggestions.tsx';

interface TagsFieldProps extends FieldProps<readonly string[]> {
  /** Values that browsers offer, each with its words. Such a value is shown by its words, and can be typed as them. */
  readonly suggestions?: readonly (readonly [value: string, label: string])[];
}

/** A field with a list of short texts. Enter or a comma ends a text; each can be removed. */
export const TagsField = ({ value, onChange, suggestions = [], ...rest }: TagsFieldProps) => {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (given: string): void => {
    const added = given.split(',').map((one) => valueOf(suggestions, one.trim()));
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
              <Tag
                key={tag}
                text={tag}
                words={suggestions.find(([one]) => one === tag)?.[1] ?? tag}
                onRemove={() => {
                  onChange(value.filter((one) => one !== tag));
                  input.current?.focus();
                }}
              />
            ))}
          </ul>
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            list={suggestions.length > 0 ? `${control.id}-suggestions` : undefined}
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
          <Suggestions id={`${control.id}-suggestions`} options={suggestions} />
        </>
      )}
    </Field>
  );
};

/** Returns the value that is typed by its words. */
const valueOf = (suggestions: NonNullable<TagsFieldProps['suggestions']>, typed: string): string =>
  suggestions.find(([, label]) => label.toLowerCase() === typed.toLowerCase())?.[0] ?? typed;

interface TagProps {
  readonly text: string;
  readonly words: string;
  readonly onRemove: () => void;
}

const Tag = ({ text, words, onRemove }: TagProps) => {
  const t = useMessages();
  return (
    <li className="chip">
      {words}
      {words !== text && <span className="soft small">{text}</span>}
      <button
        type="button"
        className="link"
        aria-label={t('admin.tag-remove', { tag: words })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
};

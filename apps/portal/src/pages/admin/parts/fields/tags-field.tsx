import { useRef, useState } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Suggestions } from './suggestions.tsx';

interface TagsFieldProps extends FieldProps<readonly string[]> {
  /** Values that browsers offer, each with the words by which it is shown. */
  readonly suggestions?: readonly (readonly [value: string, label: string])[];
  /** Returns the value that a typed text means. */
  readonly tagOf?: (typed: string) => string;
}

const unchanged = (typed: string): string => typed;

/**
 * A field with a list of short texts. Enter or a comma ends a text; each can be removed. One that is typed and not ended counts, too:
 * if it became a tag when the field is left, the button that is clicked would move away.
 */
export const TagsField = ({
  value,
  onChange,
  suggestions = [],
  tagOf = unchanged,
  ...rest
}: TagsFieldProps) => {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const typed = tagOf(text.trim());
  const tags = value.filter((tag) => tag !== typed);
  const type = (given: string): void => {
    const parts = given.split(',').map((part) => tagOf(part.trim()));
    setText(given.slice(given.lastIndexOf(',') + 1));
    onChange([...new Set([...tags, ...parts])].filter((tag) => tag !== ''));
  };
  return (
    <Field {...rest}>
      {(control) => (
        <>
          <ul className="admin-tags">
            {tags.map((tag) => (
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
            // A form that is reset has lost it.
            value={typed === '' || value.includes(typed) ? text : ''}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && text.trim() !== '') {
                event.preventDefault();
                type(`${text},`);
              }
            }}
          />
          <Suggestions id={`${control.id}-suggestions`} options={suggestions} />
        </>
      )}
    </Field>
  );
};

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

import { useRef, useState } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { isSame } from '../form/form-state.ts';
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

/** Returns the tags without empty and repeated ones. */
const distinct = (tags: readonly string[]): readonly string[] =>
  [...new Set(tags)].filter((tag) => tag !== '');

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
  const { tags, text, type, remove } = useTypedTags({ value, onChange, tagOf });
  const input = useRef<HTMLInputElement>(null);
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
                  remove(tag);
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

/** Keeps the text that is typed apart from the tags, and sends both as one list. */
const useTypedTags = ({
  value,
  onChange,
  tagOf,
}: Pick<TagsFieldProps, 'value' | 'onChange'> & Required<Pick<TagsFieldProps, 'tagOf'>>) => {
  const [typed, setTyped] = useState({ tags: value, text: '', sent: value });
  // A form that is reset has lost the text, also if it gets the same tags again later.
  if (!isSame(typed.sent, value)) setTyped({ tags: value, text: '', sent: value });
  const { tags, text } = typed;
  const change = (ended: readonly string[], last: string): void => {
    const sent = distinct([...ended, tagOf(last.trim())]);
    setTyped({ tags: ended, text: last, sent });
    onChange(sent);
  };
  return {
    tags,
    text,
    type: (given: string): void => {
      const parts = given.split(',');
      const last = parts.pop() ?? '';
      change(distinct([...tags, ...parts.map((part) => tagOf(part.trim()))]), last);
    },
    remove: (tag: string): void => {
      const kept = tags.filter((one) => one !== tag);
      change(kept, text);
    },
  };
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

import { parseQueryText, withText } from '@open-discovery/search-fields';
import type { QueryTextProblem, SearchQuery } from '@open-discovery/search-fields';
import { useId, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useProblemPlace } from '../query-problems/use-problem-place.ts';
import { ProblemList } from '../query-problems/problem-list.tsx';
import styles from './builder.module.css';
import { HiddenQuery } from './hidden-query.tsx';

interface TextBoxProps {
  readonly query: SearchQuery;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The editable query text, with mistakes marked in place and explained. */
export const TextBox = ({ query, text, onChange, onSubmit }: TextBoxProps) => {
  const t = useMessages();
  const placeOf = useProblemPlace();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { problems } = parseQueryText(text);
  const goTo = ({ start, end }: QueryTextProblem): void => {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  };
  return (
    <form className={styles['text']} action="/" onSubmit={onSubmit} aria-label={t('builder.text')}>
      <HiddenQuery query={withText(query, '')} />
      <label htmlFor={id}>{t('builder.text')}</label>
      <textarea
        ref={box}
        id={id}
        name="q"
        rows={2}
        maxLength={2000}
        spellCheck={false}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-problems`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-problems`} aria-live="polite">
        {problems.length > 0 && (
          <ProblemList
            text={text}
            problems={problems}
            placeOf={(problem) => (
              <button type="button" className="link" onClick={() => goTo(problem)}>
                {placeOf(problem)}
              </button>
            )}
          />
        )}
      </div>
      <button className="btn">{t('builder.search-text')}</button>
    </form>
  );
};

import { parseQueryText, withText } from '@open-discovery/search-fields';
import type { QueryTextProblem, SearchQuery } from '@open-discovery/search-fields';
import { useId, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useOptionalMessage, useMessages } from '../../../messages/use-messages.ts';
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
  const message = useOptionalMessage();
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
          <>
            <Marked text={text} problems={problems} />
            <ul className="advice">
              {problems.map((problem) => (
                <li key={`${problem.start} ${problem.messageId}`}>
                  <button type="button" className="link" onClick={() => goTo(problem)}>
                    {t('builder.at', { place: problem.start + 1 })}
                  </button>{' '}
                  {message(problem.messageId, problem.message)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button className="btn">{t('builder.search-text')}</button>
    </form>
  );
};

/** The text with its mistakes marked. */
const Marked = ({
  text,
  problems,
}: {
  readonly text: string;
  readonly problems: readonly QueryTextProblem[];
}) => {
  const isWrong = (index: number): boolean =>
    problems.some(({ start, end }) => start <= index && index < end);
  const edges = [...new Set([0, text.length, ...problems.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return (
    <p className={styles['marked']} aria-hidden="true">
      {edges.slice(0, -1).map((start, index) => {
        const part = text.slice(start, edges[index + 1]);
        return isWrong(start) ? <mark key={start}>{part}</mark> : part;
      })}
    </p>
  );
};

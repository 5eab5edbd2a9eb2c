import type { QueryTextProblem } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import { useOptionalMessage } from '../../../messages/use-messages.ts';
import styles from './problem-list.module.css';

interface ProblemListProps {
  readonly text: string;
  readonly problems: readonly QueryTextProblem[];
  /** Names the position of a problem in the text. */
  readonly placeOf: (problem: QueryTextProblem) => ReactNode;
}

/** A query text with its mistakes marked, and an explanation of each. */
export const ProblemList = ({ text, problems, placeOf }: ProblemListProps) => {
  const message = useOptionalMessage();
  return (
    <>
      <Marked text={text} problems={problems} />
      <ul className="advice">
        {problems.map((problem) => (
          <li key={`${problem.start} ${problem.messageId}`}>
            {placeOf(problem)} {message(problem.messageId, problem.message, problem.values)}
          </li>
        ))}
      </ul>
    </>
  );
};

const Marked = ({ text, problems }: Pick<ProblemListProps, 'text' | 'problems'>) => {
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

import {
  formatSearchAddress,
  hasWords,
  parseQueryText,
  withKeyword,
  withText,
} from '@open-discovery/search-fields';
import type { ParsedQueryText, SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ADVANCED, advancedAddress } from '../../../search/advanced-address.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import { textOfTree } from '../builder/query-draft.ts';
import { useProblemPlace } from './use-problem-place.ts';
import { ProblemList } from './problem-list.tsx';
import { textWithFields } from './text-with-fields.ts';

/**
 * Offers a search in the fields that the words name. Lists the mistakes in the words and in the query text, and how each
 * was understood. If the builder is open, those of the query text are shown next to it.
 */
export const QueryProblems = ({ query }: { readonly query: SearchQuery }) => {
  const placeOf = useProblemPlace();
  const t = useMessages();
  const [parameters] = useSearchParams();
  const words = parseQueryText(query.keyword, { fields: [] });
  const text = parseQueryText(query.text);
  const withFields = query.text === '' ? textWithFields(query.keyword) : null;
  const isIgnored = query.text !== '' && !hasWords(text.tree);
  const showsText = (text.problems.length > 0 || isIgnored) && !parameters.has(ADVANCED);
  return (
    <>
      {/* Words without a meaning have a notice of their own. */}
      {words.problems.length > 0 && hasWords(words.tree) && (
        <div className="notice small" role="alert">
          <Mistakes text={query.keyword} parsed={words} placeOf={placeOf} />
        </div>
      )}
      {withFields !== null && (
        <p className="notice small">
          {t('query-problems.fields')}{' '}
          <Link to={resultsAddress(withText(withKeyword({ ...query, page: 1 }, ''), withFields))}>
            {withFields}
          </Link>
        </p>
      )}
      {showsText && (
        <div className="notice small" role="alert">
          <Mistakes text={query.text} parsed={text} placeOf={placeOf} />
          {isIgnored && <p>{t('notice.no-words', { value: query.text })}</p>}
          <p>
            <Link to={advancedAddress(formatSearchAddress({ ...query, page: 1 }))} preventScrollReset>
              {t('query-problems.correct')}
            </Link>
          </p>
        </div>
      )}
    </>
  );
};

interface MistakesProps {
  readonly text: string;
  readonly parsed: ParsedQueryText;
  readonly placeOf: ReturnType<typeof useProblemPlace>;
}

const Mistakes = ({ text, parsed: { tree, problems }, placeOf }: MistakesProps) => {
  const t = useMessages();
  return (
    <>
      {problems.length > 0 && (
        <>
          <p>{t('query-problems.title', { count: problems.length })}</p>
          <ProblemList text={text} problems={problems} placeOf={placeOf} />
        </>
      )}
      {hasWords(tree) && (
        <p>
          {t('query-problems.understood')} <code>{textOfTree(tree)}</code>
        </p>
      )}
    </>
  );
};

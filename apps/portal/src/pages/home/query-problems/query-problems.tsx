import { formatSearchAddress, hasWords, parseQueryText } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ADVANCED, advancedAddress } from '../../../search/advanced-address.ts';
import { textOfTree } from '../builder/draft.ts';
import { useProblemPlace } from './use-problem-place.ts';
import { ProblemList } from './problem-list.tsx';

/**
 * Lists the mistakes in the query text, and how it was understood. If the builder is open, the same is shown next
 * to the text.
 */
export const QueryProblems = ({ query }: { readonly query: SearchQuery }) => {
  const placeOf = useProblemPlace();
  const t = useMessages();
  const [parameters] = useSearchParams();
  const { tree, problems } = parseQueryText(query.text);
  const isIgnored = !hasWords(tree);
  if ((problems.length === 0 && !isIgnored) || parameters.has(ADVANCED)) return null;
  const understood = isIgnored ? '' : textOfTree(tree);
  const builder = advancedAddress(formatSearchAddress({ ...query, page: 1 }));
  return (
    <div className="notice small" role="alert">
      {problems.length > 0 && (
        <>
          <p>{t('query-problems.title', { count: problems.length })}</p>
          <ProblemList text={query.text} problems={problems} placeOf={placeOf} />
        </>
      )}
      {isIgnored && <p>{t('notice.no-words', { value: query.text })}</p>}
      {understood !== '' && (
        <p>
          {t('query-problems.understood')} <code>{understood}</code>
        </p>
      )}
      <p>
        <Link to={builder} preventScrollReset>
          {t('query-problems.correct')}
        </Link>
      </p>
    </div>
  );
};

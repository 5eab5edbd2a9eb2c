import { formatResultsAddress } from '@open-discovery/search-fields';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import { useResultsAddress } from '../../../search/search-address.ts';
import { useFilterWords } from '../use-filter-words.ts';
import type { Named } from '../use-filter-words.ts';
import type { Reading, ReadPart } from './reading.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';

interface ReadPhraseProps {
  readonly reading: Reading;
  readonly named: Named;
}

/** The filters that typed words were taken for. Visitors can turn each back into words, or all of them. */
export const ReadPhrase = ({ reading: { asked, parts, exact }, named }: ReadPhraseProps) => {
  useCatalog(RARE_PARTS_CATALOG, 'phrasing.exact');
  const t = useMessages();
  const addressOf = useResultsAddress();
  if (parts.length === 0)
    return (
      <p className="notice small">
        {t('phrasing.exact-shown')} <Link to={`/?${formatResultsAddress(exact)}`}>{t('phrasing.read')}</Link>
      </p>
    );
  return (
    <div className="notice small">
      <p>{t('phrasing.title', { asked })}</p>
      <ul className="row" aria-label={t('phrasing.parts')}>
        {parts.map((part) => (
          <Part key={part.words} part={part} exact={exact} named={named} />
        ))}
      </ul>
      <p>
        <Link to={addressOf(exact)}>{t('phrasing.exact')}</Link>
      </p>
    </div>
  );
};

const Part = ({
  part: { words, field, values, back },
  exact,
  named,
}: { readonly part: ReadPart } & Pick<Reading, 'exact'> & Pick<ReadPhraseProps, 'named'>) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const filterWords = useFilterWords(exact, named);
  const addressOf = useResultsAddress();
  const meaning =
    field === 'kind' ? message(`kind.${values.join()}`, values.join()) : filterWords.filter(field, values);
  return (
    <li>
      <Link suppressHydrationWarning className="chip" to={addressOf(back)}>
        {t('phrasing.part', { words, meaning })}
        <span className="vh">{t('phrasing.take-back')}</span> <Icon name="close" />
      </Link>
    </li>
  );
};

import { foundValue } from '@open-discovery/portal-state';
import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { RARE_PARTS_CATALOG } from './rare-parts-catalog.ts';
import { PageHead } from '../../components/page-head.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { useCatalog } from '../../messages/use-catalog.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { ADVANCED, advancedAddress } from '../../search/advanced-address.ts';
import { resultsAddress } from '../../search/search-address.ts';
import { HiddenChoices } from './facets/hidden-choices.tsx';
import type { DisabledKindData, HomeData } from './home-data.ts';
import { PageBrand } from './page-brand.tsx';

/** Names the kind that the portal does not search, and offers the same search in the enabled kinds. */
export const DisabledKind = ({ data }: { readonly data: HomeData & DisabledKindData }) => {
  useCatalog(RARE_PARTS_CATALOG, 'disabled-kind.kept');
  const t = useMessages();
  const format = useFormat();
  const isAdvanced = useSearchParams()[0].has(ADVANCED);
  const { kind, offers, query } = data;
  const totals = foundValue(data.totals);
  const title = t('disabled-kind.title', { kind: t(`kind.${kind}`) });
  const addressOf = (offer: SearchQuery): string =>
    isAdvanced ? advancedAddress(formatResultsAddress(offer)) : resultsAddress(offer);
  return (
    <>
      <PageBrand />
      <main id="main" className="page">
        <PageHead title={title} noIndex />
        <SearchBox variant="large" />
        <HiddenChoices query={query} shown={[]} total={0} />
        <section className="ways" aria-labelledby="disabled-kind">
          <h1 id="disabled-kind">{title}</h1>
          <p>{t('disabled-kind.kept')}</p>
          <ul className="advice">
            {offers.map((offer, index) => {
              const total = totals?.[index] ?? null;
              return (
                <li key={offer.kind}>
                  <Link to={addressOf(offer)}>
                    {t(`kind.${offer.kind}`)}
                    {total !== null && <span className="num"> ({format.number(total)})</span>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      </main>
    </>
  );
};

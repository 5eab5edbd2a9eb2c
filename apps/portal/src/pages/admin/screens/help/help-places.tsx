import {
  getDivHelpContents,
  getPageHelpCounts,
  getPortalDivIds,
  getPortalPageOutlines,
} from '@open-discovery/admin-client';
import type { PageOutline } from '@open-discovery/model';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { ItemList } from '../../parts/list/item-list.tsx';
import { useByName } from '../../parts/list/use-by-name.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useContent } from '../../use-content.ts';
import { screenAddress } from '../../screen-address.ts';
import { pagesWithTexts } from './pages-with-texts.ts';
import { leadsHome } from './shown-positions.ts';

/** The pages and named locations that can have help texts, with the number of their texts. */
export const HelpPlaces = () => {
  const t = useMessages();
  return (
    <>
      <p>{t('admin-help.lead')}</p>
      <HelpDivs />
      <HelpPages />
    </>
  );
};

const HelpDivs = () => {
  const t = useMessages();
  const names = useItemNames();
  const { configuration } = usePortal();
  const divs = useContent(getPortalDivIds(configuration));
  // On home and above all results.
  const announcing = divs.value?.find(({ name }) => name === 'search-form');
  const texts = useContent(getDivHelpContents(configuration)).value ?? [];
  return (
    <>
      {announcing && (
        <p>
          {t('admin-help.announce')}{' '}
          <Link to={`${screenAddress('help')}/div/${announcing._id}`}>{names.ofDiv(announcing.name)}</Link>
        </p>
      )}
      <section>
        <h2>{t('admin-help.divs')}</h2>
        <ItemList
          label={t('admin-help.divs')}
          content={divs}
          keyOf={({ _id }) => _id}
          wordsOf={({ name }) => `${names.ofDiv(name)} ${name}`}
          empty={<p>{t('admin-help.no-divs')}</p>}
        >
          {({ _id, name, pages: shownOn }) => (
            <div className="row admin-between">
              <Link to={`${screenAddress('help')}/div/${_id}`}>{names.ofDiv(name)}</Link>
              <span className="soft small">{shownOn.map(({ route }) => route).join(', ')}</span>
              <span>
                {t('admin-help.count', { count: texts.filter(({ divId }) => divId === _id).length })}
              </span>
            </div>
          )}
        </ItemList>
      </section>
    </>
  );
};

const HelpPages = () => {
  const t = useMessages();
  const names = useItemNames();
  const { configuration } = usePortal();
  const pages = useContent(getPortalPageOutlines(configuration));
  const byName = useByName(pages.value);
  const counts = useContent(getPageHelpCounts(configuration)).value ?? {};
  // Texts that visitors cannot see are listed, so that they can be deleted; no new ones are offered.
  const mayHaveTexts = (page: PageOutline): boolean => !leadsHome(page) || (counts[page._id] ?? 0) > 0;
  return (
    <section>
      <h2>{t('admin-help.pages')}</h2>
      <ItemList
        label={t('admin-help.pages')}
        content={{
          ...pages,
          ...(pages.value && byName && { value: pagesWithTexts(pages.value, byName).filter(mayHaveTexts) }),
        }}
        keyOf={({ _id }) => _id}
        wordsOf={(page) => `${names.ofPage(page)} ${page.route}`}
        empty={<p>{t('admin-help.no-pages')}</p>}
      >
        {(page) => (
          <div className="row admin-between">
            <Link to={`${screenAddress('help')}/page/${page._id}`}>{names.ofPage(page)}</Link>
            <span className="soft small">{page.route}</span>
            <span>{t('admin-help.count', { count: counts[page._id] ?? 0 })}</span>
          </div>
        )}
      </ItemList>
    </section>
  );
};

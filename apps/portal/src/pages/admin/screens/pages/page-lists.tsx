import {
  getPortalEntities,
  getPortalPageOutlines,
  toggleEntities,
  togglePages,
} from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import { isSameRoute } from '@open-discovery/menu';
import { isInformationRoute } from '@open-discovery/model';
import type { PageOutline } from '@open-discovery/model';
import { useState } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { EffectSwitch } from '../../parts/effect-switch.tsx';
import { useItemNames } from '../../parts/item-names.ts';
import { ItemList } from '../../parts/list/item-list.tsx';
import { useByName } from '../../parts/list/use-by-name.ts';
import { FailureAlert } from '../../parts/failure-alert.tsx';
import { useContent } from '../../use-content.ts';
import { screenAddress } from '../../screen-address.ts';
import { REPLACED_PAGE } from './replaced-page.ts';
import { SwitchPages } from './switch-pages.tsx';
import { usePageEffects } from './use-page-effects.ts';
import { useToggle } from './use-toggle.ts';

/** The portal's own pages, the pages of the software, and the kinds of records, each with its switch. */
export const PageLists = () => {
  const t = useMessages();
  const [failure, setFailure] = useState<HttpError | null>(null);
  return (
    <>
      <p>{t('admin-pages.lead')}</p>
      <FailureAlert error={failure} />
      <section>
        <h2>{t('admin-pages.own')}</h2>
        <p>
          <Link className="btn" to={`${screenAddress('pages')}/new`}>
            {t('admin-pages.new')}
          </Link>
        </p>
        <Pages isCustom onFailure={setFailure} />
      </section>
      <section>
        <h2>{t('admin-pages.built-in')}</h2>
        <Pages isCustom={false} onFailure={setFailure} />
      </section>
      <section>
        <h2>{t('admin-pages.kinds')}</h2>
        <Kinds onFailure={setFailure} />
      </section>
    </>
  );
};

interface SwitchesProps {
  readonly onFailure: (failure: HttpError | null) => void;
}

const Pages = ({ isCustom, onFailure }: SwitchesProps & { readonly isCustom: boolean }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const request = getPortalPageOutlines(configuration);
  const content = useContent(request);
  const effects = usePageEffects();
  const names = useItemNames();
  const byName = useByName(content.value);
  // The pages of the software have an order of their own.
  const pages = (isCustom ? byName : content.value)?.filter(
    ({ portalPid }) => (portalPid !== null) === isCustom,
  );
  const isReplaced = ({ route }: PageOutline): boolean =>
    content.value?.some((page) => page.portalPid !== null && isSameRoute(page.route, route)) ?? false;
  const toggle = useToggle(request, togglePages, onFailure);
  return (
    <ItemList
      label={t(isCustom ? 'admin-pages.own' : 'admin-pages.built-in')}
      content={{ ...content, value: pages }}
      keyOf={({ _id }) => _id}
      wordsOf={(page) => `${names.ofPage(page)} ${page.route}`}
      empty={<p>{t('admin-pages.none')}</p>}
      withFound={(found) =>
        isCustom && <SwitchPages found={found} effectsOf={effects.ofPages} toggle={toggle} />
      }
    >
      {(page) => (
        <div className="row admin-between">
          <EffectSwitch
            label={names.ofPage(page)}
            isOn={page.isEnabled}
            effects={() => effects.ofPage(page)}
            onChange={(status) => void toggle([page._id], status)}
          />
          <span className="row">
            {!isCustom && isInformationRoute(page.route) && !isReplaced(page) && (
              <Link
                to={`${screenAddress('pages')}/new?${REPLACED_PAGE}=${page.route}`}
                aria-label={t('admin-pages.replace-name', { name: names.ofPage(page) })}
              >
                {t('admin-pages.replace')}
              </Link>
            )}
            {isCustom && (
              <Link
                to={`${screenAddress('pages')}/${page._id}`}
                aria-label={t('admin.edit-name', { name: names.ofPage(page) })}
              >
                {t('admin.edit')}
              </Link>
            )}
            <span className="soft small">{page.route}</span>
          </span>
        </div>
      )}
    </ItemList>
  );
};

const Kinds = ({ onFailure }: SwitchesProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const request = getPortalEntities(configuration);
  const content = useContent(request);
  const effects = usePageEffects();
  const names = useItemNames();
  const toggle = useToggle(request, toggleEntities, onFailure);
  return (
    <ItemList
      label={t('admin-pages.kinds')}
      content={content}
      keyOf={({ _id }) => _id}
      wordsOf={(entity) => `${names.ofEntity(entity)} ${entity.pid}`}
      empty={<p>{t('admin-pages.none')}</p>}
    >
      {(entity) => (
        <EffectSwitch
          label={names.ofEntity(entity)}
          isOn={entity.isEnabled}
          effects={() => effects.ofEntity(entity)}
          onChange={(status) => void toggle([entity._id], status)}
        />
      )}
    </ItemList>
  );
};

import { deleteMenuItems, getPortalEntities, saveMenuItem } from '@open-discovery/admin-client';
import { MENU_ICONS } from '@open-discovery/model';
import type { AdminMenuItem } from '@open-discovery/model';
import { validatePageRoute } from '@open-discovery/validators';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { ChoicesField } from '../../parts/fields/choices-field.tsx';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { SwitchField } from '../../parts/fields/switch-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { useItemNames } from '../../parts/item-names.ts';
import { all, atMost, required, ruleOf, webAddress } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { useChoiceText } from '../../parts/use-choice-text.ts';
import { useMenuTitle } from '../../parts/use-menu-title.ts';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { useContent } from '../../use-content.ts';
import {
  classRule,
  formatParameters,
  fragmentRule,
  parametersRule,
  parseParameters,
  spaceRule,
} from './link-rules.ts';
import { screenAddress } from '../../screen-address.ts';
import { RequiredPagesField } from './required-pages-field.tsx';
import { RouteField } from './route-field.tsx';

interface MenuItemFormProps {
  /** Null for a new item. */
  readonly item: AdminMenuItem | null;
}

/** The fields of a menu item that the form edits. */
interface ItemValues {
  readonly title: string;
  readonly type: AdminMenuItem['type'];
  readonly route: string;
  readonly url: string;
  readonly target: AdminMenuItem['target'];
  readonly parameters: string;
  readonly fragment: string;
  readonly customClass: string;
  readonly icon: string;
  readonly needsAuthorization: boolean;
  readonly isFeatured: boolean;
  readonly entitiesRequired: readonly string[];
  readonly routeRequired: readonly string[];
}

/** Returns the values of an item; those of a new one begin with what its address says. */
const valuesOf = (item: AdminMenuItem | null, start: URLSearchParams): ItemValues => ({
  title: item?.title ?? start.get('title') ?? '',
  type: item?.type ?? 'internal',
  route: item?.route ?? start.get('route') ?? '',
  url: item?.url ?? '',
  target: item?.target ?? '_self',
  parameters: formatParameters(item?.params ?? {}),
  fragment: item?.fragment ?? '',
  customClass: item?.customClass ?? '',
  icon: item?.icon ?? '',
  needsAuthorization: item?.needsAuthorization ?? false,
  isFeatured: item?.isFeatured ?? false,
  entitiesRequired: item?.entitiesRequired ?? [],
  routeRequired: item?.routeRequired ?? [],
});

/** Reads the path of a page of the portal, also without its slash; home is one, too. */
const readPagePath = (text: string) =>
  text.trim() === '/' ? ({ ok: true, value: '/' } as const) : validatePageRoute(text, { taken: [] });
const pagePath = ruleOf(readPagePath);

/** The form of a menu item. */
export const MenuItemForm = ({ item }: MenuItemFormProps) => {
  const t = useMessages();
  const { ofEntity } = useItemNames();
  const titleOf = useMenuTitle();
  const navigate = useNavigate();
  const entities = useContent(getPortalEntities(usePortal().configuration)).value ?? [];
  const form = useItemForm(item, () => {
    if (!item) void navigate(screenAddress('menu'), withOutcome('saved'));
  });
  const { type } = form.state.values;
  return (
    <>
      <h2>{item ? titleOf(item) : t('admin-menu.new')}</h2>
      <EditForm form={form} onCancel={() => void navigate(screenAddress('menu'))}>
        <TextField {...form.field('title')} />
        <SelectField
          {...form.field('type')}
          options={(['internal', 'external', 'noAction'] as const).map((one) => [
            one,
            t(`admin.link-${one}`),
          ])}
        />
        {type === 'internal' && <RouteField {...form.field('route')} />}
        {type === 'external' && (
          <>
            <TextField {...form.field('url')} hint={t('admin-menu.url-hint')} kind="url" />
            <SelectField
              {...form.field('target')}
              options={(['_self', '_blank'] as const).map((one) => [one, t(`admin.target${one}`)])}
            />
          </>
        )}
        {type !== 'noAction' && (
          <>
            <TextField {...form.field('parameters')} hint={t('admin-menu.parameters-hint')} isCode />
            <TextField {...form.field('fragment')} hint={t('admin-menu.fragment-hint')} isCode />
          </>
        )}
        <TextField {...form.field('customClass')} hint={t('admin-menu.class-hint')} isCode />
        <IconField {...form.field('icon')} />
        <SwitchField {...form.field('needsAuthorization')} />
        {(item?.parentItemId ?? null) === null && (
          <SwitchField {...form.field('isFeatured')} hint={t('admin-menu.featured-hint')} />
        )}
        <ChoicesField
          {...form.field('entitiesRequired')}
          hint={t('admin-menu.required-hint')}
          options={entities.map((entity) => [entity.pid, ofEntity(entity)])}
        />
        <RequiredPagesField {...form.field('routeRequired')} />
      </EditForm>
      {item && <DeleteItem item={item} />}
    </>
  );
};

const useItemForm = (item: AdminMenuItem | null, onSaved: () => void) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const [start] = useSearchParams();
  return useEditForm({
    id: `menu ${item?._id ?? `new ${start.get('route') ?? ''}`}`,
    item,
    valuesOf: (stored: AdminMenuItem | null) => valuesOf(stored, start),
    labels: {
      title: t('admin.field-title'),
      type: t('admin.field-menuItem-type'),
      route: t('admin-menu.route'),
      url: t('admin.field-url'),
      target: t('admin.field-target'),
      parameters: t('admin.field-params'),
      fragment: t('admin.field-fragment'),
      customClass: t('admin.field-customClass'),
      icon: t('admin.field-icon'),
      needsAuthorization: t('admin.field-needsAuthorization'),
      isFeatured: t('admin-menu.is-featured'),
      entitiesRequired: t('admin.field-entitiesRequired'),
      routeRequired: t('admin.field-routeRequired'),
    },
    rules: {
      title: all(required, atMost(200)),
      route: (route, { type }) => (type === 'internal' ? all(required, pagePath)(route) : null),
      parameters: all(parametersRule, atMost(2_000)),
      fragment: all(fragmentRule, atMost(200)),
      customClass: all(classRule, atMost(200)),
      url: (url, { type }) => (type === 'external' ? all(required, spaceRule, webAddress)(url) : null),
    },
    request: ({ parameters, ...values }, identity) => {
      // What the form does not edit stays, such as its place.
      const { _id, version: _version, ...kept } = item ?? { _id: '', version: 0 };
      const path = readPagePath(values.route);
      return saveMenuItem(configuration, {
        ...kept,
        ...values,
        route: path.ok ? path.value : values.route,
        params: parseParameters(parameters),
        fragment: values.fragment.trim() || null,
        customClass: values.customClass.trim() || null,
        icon: values.icon === '' ? null : values.icon,
        entitiesRequired: [...values.entitiesRequired],
        routeRequired: [...values.routeRequired],
        ...identity,
      });
    },
    onSaved,
  });
};

const IconField = (field: FieldProps<string>) => {
  const t = useMessages();
  const choiceText = useChoiceText();
  const icons = MENU_ICONS.map((icon) => [icon, choiceText('icon', icon)] as const);
  return <SelectField {...field} options={[['', t('admin-menu.no-icon')], ...icons]} />;
};

const DeleteItem = ({ item }: { readonly item: AdminMenuItem }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const { configuration } = usePortal();
  return (
    <DeleteButton
      label={t('admin-menu.delete')}
      title={t('admin-menu.delete-title', { title: useMenuTitle()(item) })}
      request={deleteMenuItems(configuration, [item._id])}
      onDeleted={() => void navigate(screenAddress('menu'), withOutcome('deleted'))}
    >
      <p>{t('admin-menu.delete-text')}</p>
    </DeleteButton>
  );
};

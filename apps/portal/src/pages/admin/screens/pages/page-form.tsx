import { deletePages, savePage } from '@open-discovery/admin-client';
import { HELP_POSITIONS, isInformationRoute, PAGE_ROBOTS } from '@open-discovery/model';
import type { AdminEntity, AdminPage, Enabled, HelpPosition, PageOutline } from '@open-discovery/model';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { SAVED_PATH } from '../../../../runtime/paths.ts';
import { ADMIN_PATH } from '../../../../runtime/admin-path.ts';
import { USER_INFO_PATH } from '../../../../session/reasons.ts';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { useItemNames } from '../../parts/item-names.ts';
import { ChoicesField } from '../../parts/fields/choices-field.tsx';
import { HtmlField } from '../../parts/fields/html-field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { all, atMost, freeRoute, optionalWebAddress, required } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { PageSwitch } from './page-switch.tsx';
import { screenAddress } from '../../screen-address.ts';
import { usePageEffects } from './use-page-effects.ts';

interface PageFormProps {
  /** Null for a new page. */
  readonly page: Enabled<AdminPage> | null;
  /** The initial values of a new page. */
  readonly start: Partial<Pick<AdminPage, 'name' | 'route' | 'title' | 'content'>>;
  readonly pages: readonly PageOutline[];
  readonly entities: readonly AdminEntity[];
  readonly onCreated: (page: AdminPage) => void;
}

/** Addresses of the portal that are not pages of its list. A page there would never be seen. */
const RESERVED = [ADMIN_PATH, USER_INFO_PATH, SAVED_PATH, '/reload', '/error', '/api', '/assets'];

/** The fields of a page that the form edits. */
type PageValues = Readonly<
  Pick<AdminPage, 'name' | 'route' | 'title' | 'content' | 'description' | 'canonical' | 'robots'>
> & { readonly positions: readonly HelpPosition[]; readonly entities: readonly string[] };

const valuesOf = (page: AdminPage | null): PageValues => ({
  name: page?.name ?? '',
  route: page?.route ?? '',
  title: page?.title ?? '',
  content: page?.content ?? '',
  description: page?.description ?? '',
  canonical: page?.canonical ?? '',
  robots: page?.robots ?? 'index',
  positions: page?.positions ?? HELP_POSITIONS,
  entities: page?.entities ?? [],
});

/** A path of this site, or a web address. */
const canonicalRule = (text: string) => (/^\/(?![/\\])/.test(text) ? null : optionalWebAddress(text));

/** The form of a page that the portal's administrators write. */
export const PageForm = ({ page, start, pages, entities, onCreated }: PageFormProps) => {
  const t = useMessages();
  const { ofEntity } = useItemNames();
  const navigate = useNavigate();
  const form = usePageForm({ page, start, pages }, (stored) => {
    if (page) return;
    onCreated(stored);
    void navigate(`${screenAddress('pages')}/${stored._id}`, { replace: true });
  });
  return (
    <>
      <h2>{page ? page.name : t('admin-pages.new')}</h2>
      {page && <PageSwitch page={page} />}
      <EditForm form={form} onCancel={() => void navigate(screenAddress('pages'))}>
        <TextField {...form.field('name')} hint={t('admin-pages.name-hint')} />
        <TextField {...form.field('route')} hint={t('admin-pages.route-hint')} isCode />
        <TextField {...form.field('title')} hint={t('admin-pages.title-hint')} />
        <HtmlField {...form.field('content')} />
        <TextField {...form.field('description')} hint={t('admin-pages.description-hint')} lines={3} />
        <TextField {...form.field('canonical')} hint={t('admin-pages.canonical-hint')} kind="url" />
        <SelectField
          {...form.field('robots')}
          options={PAGE_ROBOTS.map((rule) => [rule, t(`admin.robots-${rule}`)])}
        />
        <ChoicesField
          {...form.field('positions')}
          hint={t('admin-pages.positions-hint')}
          options={HELP_POSITIONS.map((position) => [position, t(`admin.position-${position}`)])}
        />
        <ChoicesField
          {...form.field('entities')}
          options={entities.map((entity) => [entity._id, ofEntity(entity)])}
        />
      </EditForm>
      {page && <DeletePage page={page} />}
    </>
  );
};

const usePageForm = (
  { page, start, pages }: Pick<PageFormProps, 'page' | 'start' | 'pages'>,
  onSaved: (page: AdminPage) => void,
) => {
  const t = useMessages();
  const { type, pid } = usePortal().configuration;
  // A page at the route of one about the portal replaces its text.
  const others = pages
    .filter(
      ({ _id, portalPid, route }) => _id !== page?._id && !(portalPid === null && isInformationRoute(route)),
    )
    .map(({ route }) => route);
  return useEditForm({
    id: `page ${page?._id ?? `new ${start.route ?? ''}`}`,
    item: page,
    valuesOf: (item: AdminPage | null): PageValues =>
      item ? valuesOf(item) : { ...valuesOf(null), ...start },
    labels: {
      name: t('admin.field-name'),
      route: t('admin.field-route'),
      title: t('admin.field-title'),
      content: t('admin.html'),
      description: t('admin.field-description'),
      canonical: t('admin.field-canonical'),
      robots: t('admin.field-robots'),
      positions: t('admin.field-positions'),
      entities: t('admin.field-entities'),
    },
    rules: {
      name: all(required, atMost(200)),
      route: all(required, atMost(200), freeRoute([...others, ...RESERVED])),
      title: atMost(200),
      content: atMost(100_000),
      description: atMost(500),
      canonical: canonicalRule,
    },
    html: ['content'],
    request: (values, identity) =>
      savePage({
        ...values,
        positions: [...values.positions],
        entities: [...values.entities],
        type: page?.type ?? 'other',
        portalType: type,
        portalPid: pid,
        ...identity,
      }),
    onSaved,
  });
};

const DeletePage = ({ page }: { readonly page: Enabled<AdminPage> }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const effects = usePageEffects();
  return (
    <DeleteButton
      label={t('admin-pages.delete')}
      title={t('admin.delete-title', { name: page.name })}
      request={deletePages([page._id])}
      onDeleted={() => void navigate(screenAddress('pages'), withOutcome('deleted'))}
    >
      <ul className="admin-effects">
        {(page.isEnabled ? effects.ofPage(page) : []).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        <li>{t('admin-pages.delete-text')}</li>
      </ul>
    </DeleteButton>
  );
};

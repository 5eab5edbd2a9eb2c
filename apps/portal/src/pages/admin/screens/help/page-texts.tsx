import {
  deletePageHelpContents,
  getPageHelpContents,
  savePageHelpContent,
  togglePageHelpContents,
} from '@open-discovery/admin-client';
import { HELP_POSITIONS } from '@open-discovery/model';
import type { HelpPosition, PageHelpContent, PageOutline } from '@open-discovery/model';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { HtmlField } from '../../parts/fields/html-field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { SwitchField } from '../../parts/fields/switch-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { all, atMost, required } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { useContent } from '../../use-content.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { screenAddress } from '../../screen-address.ts';
import { HelpFrame, HelpList } from './help-list.tsx';
import { leadsHome, shownPositions } from './shown-positions.ts';
import { useHelpChanges } from './use-help-changes.ts';

interface PageTextsProps {
  readonly page: PageOutline;
}

/** The help texts of one page by position, or the form of one of them. */
export const PageTexts = ({ page }: PageTextsProps) => {
  const t = useMessages();
  const { ofPage } = useItemNames();
  const { configuration } = usePortal();
  const content = useContent(getPageHelpContents(configuration, { page: page._id }));
  const [, , textId] = useScreenPath();
  if (!content.value) return <NotLoaded content={content} />;
  const text = content.value.find(({ _id }) => _id === textId) ?? null;
  return (
    <>
      <h2>{ofPage(page)}</h2>
      {shownPositions(page).length === 0 && <NoPositions page={page} />}
      {textId === undefined && <Positions page={page} texts={content.value} />}
      {textId !== undefined && (text || textId === 'new') && (
        <TextForm
          key={textId}
          page={page}
          text={text}
          last={Math.max(-1, ...content.value.map(({ order }) => order))}
        />
      )}
      {textId !== undefined && !text && textId !== 'new' && <p>{t('admin-help.missing')}</p>}
    </>
  );
};

/** The reason why visitors see no texts of a page. */
const NoPositions = ({ page }: PageTextsProps) => {
  const t = useMessages();
  return (
    <p className="notice">
      {leadsHome(page) ? t('admin-help.redirected', { home: t('menu.home') }) : t('admin-help.no-positions')}
    </p>
  );
};

const Positions = ({ page, texts }: PageTextsProps & { readonly texts: readonly PageHelpContent[] }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const address = `${screenAddress('help')}/page/${page._id}`;
  const changes = useHelpChanges<PageHelpContent>({
    listed: getPageHelpContents(configuration, { page: page._id }),
    toggle: (toggled) => togglePageHelpContents(configuration, toggled),
    remove: (ids) => deletePageHelpContents(configuration, ids),
  });
  const shown = shownPositions(page);
  const used = HELP_POSITIONS.filter((position) => texts.some(({ placement }) => placement === position));
  const move = (siblings: readonly PageHelpContent[], index: number, by: 1 | -1): void =>
    void changes.send(
      exchanged(siblings, index, index + by).map((text) => savePageHelpContent(configuration, text)),
    );
  return (
    <HelpFrame
      newAddress={shown.length > 0 ? `${address}/new` : null}
      failure={changes.failure}
      isEmpty={texts.length === 0}
    >
      {used.map((position) => {
        const siblings = texts
          .filter(({ placement }) => placement === position)
          .sort((one, other) => one.order - other.order);
        return (
          <section key={position}>
            <h3>{t(`admin.position-${position}`)}</h3>
            {shown.length > 0 && !shown.includes(position) && (
              <p className="notice">{t('admin-help.position-closed')}</p>
            )}
            <HelpList
              label={t(`admin.position-${position}`)}
              texts={siblings}
              addressOf={({ _id }) => `${address}/${_id}`}
              changes={changes}
              isShown={shown.includes(position)}
              onMove={(index, by) => move(siblings, index, by)}
            />
          </section>
        );
      })}
    </HelpFrame>
  );
};

/**
 * Returns the texts that change when two neighbors exchange their ranks. Texts can share a rank, such as 0 of those that other
 * programs have written; then all get a new one.
 */
const exchanged = (texts: readonly PageHelpContent[], one: number, other: number): PageHelpContent[] => {
  const areApart = texts.every(({ order }, index) => index === 0 || order > (texts[index - 1]?.order ?? 0));
  const moved = texts.map(
    (text, index) => texts[index === one ? other : index === other ? one : index] ?? text,
  );
  return moved.flatMap((text, index) => {
    const order = areApart ? (texts[index]?.order ?? index) : index;
    return text.order === order ? [] : [{ ...text, order }];
  });
};

const valuesOf = (text: PageHelpContent | null, [first = 'top']: readonly HelpPosition[]) => ({
  placement: text?.placement ?? first,
  content: text?.content ?? '',
  isPriorTo: text?.isPriorTo ?? false,
  isActive: text?.isActive ?? false,
});

interface TextFormProps extends PageTextsProps {
  readonly text: PageHelpContent | null;
  /** The highest rank of the texts of the page. */
  readonly last: number;
}

const TextForm = ({ page, text, last }: TextFormProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const { configuration } = usePortal();
  const list = `${screenAddress('help')}/page/${page._id}`;
  // A text elsewhere would never be seen.
  const positions = shownPositions(page);
  const form = useEditForm({
    id: `help ${page._id} ${text?._id ?? 'new'}`,
    item: text,
    valuesOf: (item) => valuesOf(item, positions),
    labels: {
      placement: t('admin.field-placement'),
      content: t('admin.html'),
      isPriorTo: t('admin.field-isPriorTo'),
      isActive: t('admin-help.is-active'),
    },
    rules: { content: all(required, atMost(100_000)) },
    html: ['content'],
    request: (values, identity) =>
      savePageHelpContent(configuration, {
        ...values,
        page: page._id,
        order: text?.order ?? last + 1,
        ...identity,
      }),
    onSaved: () => {
      if (!text) void navigate(list, withOutcome('saved'));
    },
  });
  if (positions.length === 0 && !text) return null;
  const placement = form.field('placement');
  const isClosed = positions.length > 0 && !positions.includes(placement.value);
  return (
    <EditForm form={form} onCancel={() => void navigate(list)}>
      <SelectField
        {...placement}
        {...(isClosed && { hint: t('admin-help.position-closed') })}
        options={HELP_POSITIONS.filter(
          (position) => positions.includes(position) || position === text?.placement,
        ).map((position) => [position, t(`admin.position-${position}`)])}
      />
      <HtmlField {...form.field('content')} />
      <SwitchField {...form.field('isPriorTo')} />
      <SwitchField {...form.field('isActive')} />
    </EditForm>
  );
};

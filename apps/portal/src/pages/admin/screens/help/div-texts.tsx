import {
  deleteDivHelpContents,
  getDivHelpContents,
  saveDivHelpContent,
  toggleDivHelpContents,
} from '@open-discovery/admin-client';
import type { DivHelpContent, FullDivId } from '@open-discovery/model';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { HtmlField } from '../../parts/fields/html-field.tsx';
import { SwitchField } from '../../parts/fields/switch-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { all, atMost, required } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { screenAddress } from '../../screen-address.ts';
import { HelpFrame, HelpList } from './help-list.tsx';
import { useHelpChanges } from './use-help-changes.ts';

interface DivTextsProps {
  readonly div: FullDivId;
}

/** The help texts of one named location, or the form of one of them. */
export const DivTexts = ({ div }: DivTextsProps) => {
  const t = useMessages();
  const name = useItemNames().ofDiv(div.name);
  const { configuration } = usePortal();
  const request = getDivHelpContents(configuration);
  const content = useContent(request);
  const changes = useHelpChanges<DivHelpContent>({
    listed: request,
    toggle: (toggled) => toggleDivHelpContents(configuration, toggled),
    remove: (ids) => deleteDivHelpContents(configuration, ids),
  });
  const [, , textId] = useScreenPath();
  if (!content.value) return <NotLoaded content={content} />;
  const texts = content.value.filter(({ divId }) => divId === div._id);
  const text = texts.find(({ _id }) => _id === textId) ?? null;
  const address = `${screenAddress('help')}/div/${div._id}`;
  return (
    <>
      <h2>{name}</h2>
      {textId === undefined && (
        <HelpFrame newAddress={`${address}/new`} failure={changes.failure} isEmpty={texts.length === 0}>
          <HelpList
            label={name}
            texts={texts}
            addressOf={({ _id }) => `${address}/${_id}`}
            changes={changes}
          />
        </HelpFrame>
      )}
      {textId !== undefined && (text || textId === 'new') && <TextForm key={textId} div={div} text={text} />}
      {textId !== undefined && !text && textId !== 'new' && <p>{t('admin-help.missing')}</p>}
    </>
  );
};

const valuesOf = (text: DivHelpContent | null) => ({
  content: text?.content ?? '',
  isActive: text?.isActive ?? false,
});

const TextForm = ({ div, text }: DivTextsProps & { readonly text: DivHelpContent | null }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const { configuration } = usePortal();
  const list = `${screenAddress('help')}/div/${div._id}`;
  const form = useEditForm({
    id: `help ${div._id} ${text?._id ?? 'new'}`,
    item: text,
    valuesOf,
    labels: { content: t('admin.html'), isActive: t('admin-help.is-active') },
    rules: { content: all(required, atMost(100_000)) },
    html: ['content'],
    request: (values, identity) =>
      saveDivHelpContent(configuration, { ...values, divId: div._id, ...identity }),
    onSaved: () => {
      if (!text) void navigate(list, withOutcome('saved'));
    },
  });
  return (
    <EditForm form={form} onCancel={() => void navigate(list)}>
      <HtmlField {...form.field('content')} />
      <SwitchField {...form.field('isActive')} />
    </EditForm>
  );
};

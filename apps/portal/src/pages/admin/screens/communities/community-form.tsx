import { savePortal } from '@open-discovery/admin-client';
import type { AdminPortal } from '@open-discovery/model';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { LogoField } from '../../parts/fields/logo-field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { all, atMost, required } from '../../parts/form/rules.ts';
import type { Rules } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { useSelectingFields } from '../../parts/use-selecting-fields.ts';
import { communityValues, toCommunity } from './community-values.ts';
import { screenAddress } from '../../screen-address.ts';
import type { CommunityValues } from './community-values.ts';

interface CommunityFormProps {
  /** Null for a new community. */
  readonly item: AdminPortal | null;
  readonly onSaved?: (item: AdminPortal) => void;
  readonly onCancel: () => void;
}

const NAME_MAX_CHARS = 200;
const TEXT_MAX_CHARS = 2_000;

const RULES: Rules<CommunityValues> = {
  pid: required,
  name: all(required, atMost(NAME_MAX_CHARS)),
  title: atMost(NAME_MAX_CHARS),
  graphSectionText: atMost(TEXT_MAX_CHARS),
  // Without it, the field would select nothing.
  valueId: (text, { queryFieldName }) =>
    (queryFieldName === '' ? null : required(text)) ?? atMost(TEXT_MAX_CHARS)(text),
  valueName: atMost(TEXT_MAX_CHARS),
};

/** The form of a community. */
export const CommunityForm = ({ item, onSaved, onCancel }: CommunityFormProps) => {
  const t = useMessages();
  const form = useEditForm<CommunityValues, AdminPortal>({
    id: `community ${item?._id ?? 'new'}`,
    item,
    valuesOf: communityValues,
    labels: {
      pid: t('admin-communities.field-pid'),
      name: t('admin.field-name'),
      title: t('admin.field-title'),
      logoUrl: t('admin.field-logoUrl'),
      graphSectionText: t('admin-communities.field-graphSectionText'),
      queryFieldName: t('admin-communities.field-queryFieldName'),
      valueId: t('admin-communities.field-valueId'),
      valueName: t('admin.field-valueName'),
      joining: t('admin.field-joining'),
    },
    rules: RULES,
    request: (values, identity) => savePortal(toCommunity(values, item, identity)),
    ...(onSaved && { onSaved }),
  });
  const fields = useSelectingFields();
  return (
    <>
      <p>
        <Link to={screenAddress('communities')}>{t('admin-communities.back')}</Link>
      </p>
      <h2>{item?.name ?? t('admin-communities.new')}</h2>
      <EditForm form={form} onCancel={onCancel}>
        {item === null && <TextField {...form.field('pid')} hint={t('admin-communities.hint-pid')} />}
        <TextField {...form.field('name')} />
        <TextField {...form.field('title')} hint={t('admin-communities.hint-title')} />
        {/* Only what exists has pictures of its own. */}
        {item !== null && <LogoField {...form.field('logoUrl')} portal={item} />}
        <TextField {...form.field('graphSectionText')} lines={4} />
        <SelectField
          {...form.field('queryFieldName')}
          hint={t('admin-communities.hint-queryFieldName')}
          options={[['', t('admin-communities.by-community')], ...fields]}
        />
        {form.field('queryFieldName').value !== '' && (
          <>
            <TextField {...form.field('valueId')} hint={t('admin-communities.hint-valueId')} />
            <TextField {...form.field('valueName')} />
          </>
        )}
        <SelectField
          {...form.field('joining')}
          options={[
            ['invited', t('admin.joining-invited')],
            ['open', t('admin.joining-open')],
          ]}
        />
      </EditForm>
    </>
  );
};

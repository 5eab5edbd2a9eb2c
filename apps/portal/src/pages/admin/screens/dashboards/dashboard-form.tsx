import { savePortal } from '@open-discovery/admin-client';
import { DASHBOARD_VISIBILITIES } from '@open-discovery/model';
import type { AdminPortal } from '@open-discovery/model';
import type { StakeholderType } from '@open-discovery/roles';
import { dashboardAddress } from '../../../../components/dashboard-address.ts';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { all, atMost, required } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { useSelectingFields } from '../../parts/use-selecting-fields.ts';
import { toPortal, valuesOf } from './dashboard-values.ts';
import type { DashboardValues, Stakeholder } from './dashboard-values.ts';
import { screenAddress } from '../../screen-address.ts';
import { FiguresField } from './figures-field.tsx';

type StakeholderPortal = AdminPortal & Stakeholder;

interface DashboardFormProps {
  /** Null for a new stakeholder. */
  readonly item: StakeholderPortal | null;
  /** The types that the user may create. */
  readonly types: readonly StakeholderType[];
  readonly onSaved?: (item: AdminPortal) => void;
  readonly onCancel: () => void;
}

const TEXT_MAX_CHARS = 2_000;
const NAME_MAX_CHARS = 200;

const useFormLabels = (): Readonly<Record<keyof DashboardValues, string>> => {
  const t = useMessages();
  return {
    type: t('admin.field-type'),
    pid: t('admin.field-pid'),
    name: t('admin.field-name'),
    alias: t('admin.field-alias'),
    visibility: t('admin.field-visibility'),
    queryFieldName: t('admin.field-queryFieldName'),
    valueId: t('admin.field-valueId'),
    valueName: t('admin.field-valueName'),
    intro: t('admin.field-intro'),
    figures: t('admin.field-figures'),
  };
};

/** The form of a stakeholder's dashboard. */
export const DashboardForm = ({ item, types, onSaved, onCancel }: DashboardFormProps) => {
  const t = useMessages();
  const form = useEditForm<DashboardValues, AdminPortal>({
    id: `dashboard ${item?._id ?? 'new'}`,
    item,
    // The type of a stored portal never changes.
    valuesOf: (portal) => valuesOf(portal as StakeholderPortal | null, types[0]),
    labels: useFormLabels(),
    rules: {
      pid: required,
      name: all(required, atMost(NAME_MAX_CHARS)),
      intro: atMost(TEXT_MAX_CHARS),
    },
    request: (values, identity) => savePortal(toPortal(values, item, identity)),
    ...(onSaved && { onSaved }),
  });
  const fields = useSelectingFields();
  return (
    <>
      <p>
        <Link to={screenAddress('dashboards')}>{t('admin-dashboards.back')}</Link>
      </p>
      <h2>{item?.name ?? t('admin-dashboards.new')}</h2>
      {item?.dashboard && (
        <p>
          <Link to={dashboardAddress(item.dashboard.alias)}>
            {t('admin-dashboards.open', { name: item.name })}
          </Link>
        </p>
      )}
      <EditForm form={form} onCancel={onCancel}>
        {item === null && (
          <>
            <SelectField
              {...form.field('type')}
              options={types.map((type) => [type, t(`dashboards.type.${type}`)])}
            />
            <TextField {...form.field('pid')} hint={t('admin-dashboards.hint.pid')} />
          </>
        )}
        <TextField {...form.field('name')} />
        <TextField {...form.field('alias')} hint={t('admin-dashboards.hint.alias')} />
        <SelectField
          {...form.field('visibility')}
          hint={t('admin-dashboards.hint.visibility')}
          options={DASHBOARD_VISIBILITIES.map((one) => [one, t(`admin.visibility-${one}`)])}
        />
        <SelectField
          {...form.field('queryFieldName')}
          options={[['', t('admin-dashboards.by-type')], ...fields]}
        />
        <TextField {...form.field('valueId')} hint={t('admin-dashboards.hint.valueId')} />
        <TextField {...form.field('valueName')} />
        <TextField {...form.field('intro')} lines={4} />
        <FiguresField {...form.field('figures')} />
      </EditForm>
    </>
  );
};

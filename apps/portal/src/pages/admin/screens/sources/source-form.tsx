import type { Stored } from '@open-discovery/model';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../../components/link.tsx';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TagsField } from '../../parts/fields/tags-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { all, problem, required } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { saveSource } from './read-sources.ts';
import type { HarvestSource, SourceKind } from './read-sources.ts';
import { copiedValues, emptyValues, partsOf, sourceOf } from './source-values.ts';
import type { SourceValues } from './source-values.ts';
import { screenAddress } from '../../screen-address.ts';

interface SourceFormProps {
  readonly kinds: readonly SourceKind[];
  /** The names of the present sources, which the new one cannot have. */
  readonly taken: readonly string[];
  /** The source that the new one is a copy of; `null` for none. */
  readonly copied: HarvestSource | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The form of a new source: its name, its kind, and what the kind needs. */
export const SourceForm = ({ kinds, taken, copied, heading }: SourceFormProps) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const navigate = useNavigate();
  const form = useSourceForm(
    { kinds, taken, copied },
    () => void navigate(screenAddress('sources'), withOutcome('saved')),
  );
  const { needsAddress = false, options = [] } =
    kinds.find(({ kind }) => kind === form.field('kind').value) ?? {};
  return (
    <>
      <p>
        <Link to={screenAddress('sources')}>{t('admin-sources.back')}</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {t('admin-sources.new')}
      </h2>
      {copied && <p>{t('admin-sources.copied', { name: copied.name })}</p>}
      <EditForm form={form} onCancel={() => void navigate(screenAddress('sources'))}>
        <TextField {...form.field('name')} hint={t('admin-sources.name-hint')} isCode />
        <SelectField
          {...form.field('kind')}
          options={kinds.map(({ kind }) => [kind, optional(`admin-sources.kind-${kind}`, kind)])}
        />
        {needsAddress && (
          <TextField {...form.field('address')} hint={t('admin-sources.address-hint')} kind="url" />
        )}
        {options.length > 0 && <p>{t('admin-sources.options-lead')}</p>}
        {options.map(({ name, isList, example }) => {
          const field = { ...form.field(name), hint: t('admin-sources.example', { example }) };
          return isList ? (
            <TagsField
              key={name}
              {...field}
              value={partsOf(field.value)}
              onChange={(parts) => field.onChange(parts.join(','))}
            />
          ) : (
            <TextField key={name} {...field} isCode />
          );
        })}
      </EditForm>
    </>
  );
};

/** The refusal of the server, which it would send only once everything else is right. */
const TAKEN = problem('refusal.taken');

/** A source that was added. The form shows it until the list appears. */
interface AddedSource extends Stored {
  readonly values: SourceValues;
}

const useSourceForm = ({ kinds, taken, copied }: Omit<SourceFormProps, 'heading'>, onSaved: () => void) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const kindOf = (name: string) => kinds.find(({ kind }) => kind === name);
  const values = copied ? copiedValues(kinds, copied) : emptyValues(kinds);
  return useEditForm({
    id: copied ? `source like ${copied.name}` : 'source new',
    item: null,
    valuesOf: (item: AddedSource | null) => item?.values ?? values,
    labels: {
      ...Object.fromEntries(
        Object.keys(values).map((name) => [name, optional(`admin-sources.option-${name}`, name)]),
      ),
      name: t('admin.field-name'),
      kind: t('admin.field-kind'),
      address: t('admin.field-address'),
    },
    rules: {
      name: all(required, (text) => (taken.includes(text.trim()) ? TAKEN : null)),
      address: (text, { kind }) => (kindOf(kind)?.needsAddress === true ? required(text) : null),
    },
    request: (given) => ({
      ...saveSource(sourceOf(given, kindOf(given.kind))),
      // A source is never changed, so that it has no versions.
      parse: () => ({ _id: given.name, version: 1, values: given }),
    }),
    onSaved,
  });
};

import { useId } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { hostOf } from '../../../../components/host-of.ts';
import { Problem } from '../../parts/fields/field.tsx';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { SeparablePart } from './separable-parts.ts';
import { useDecisionForm } from './use-decision-form.ts';

interface PartsFormProps {
  /** The id of the merged record. */
  readonly id: string;
  readonly parts: readonly SeparablePart[];
}

/** Decides which of the records that one was merged of are not the same as the others. */
export const PartsForm = ({ id, parts }: PartsFormProps) => {
  const decision = useDecisionForm({
    id: `separate ${id}`,
    among: parts.length,
    verdict: 'different',
    about: parts.slice(0, 1).map((part) => part.id),
    sides: (marked) => ({
      records: [...marked],
      others: parts.map((part) => part.id).filter((one) => !marked.includes(one)),
    }),
  });
  return (
    <DecisionForm {...decision}>
      <PartsField {...decision.form.field('marked')} parts={parts} />
    </DecisionForm>
  );
};

interface PartsFieldProps extends FieldProps<readonly string[]> {
  readonly parts: readonly SeparablePart[];
}

/** The merged records, each with its sources, its address there, and a box that marks it. */
const PartsField = ({ parts, name, label, value, problem, onChange }: PartsFieldProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <fieldset className="admin-field" aria-describedby={`${id}-hint ${id}-problem`}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className="soft small">
        {t('admin-duplicates.parts-hint')}
      </p>
      <div className="admin-list">
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <label className="admin-switch">
                <input
                  type="checkbox"
                  name={name}
                  checked={value.includes(part.id)}
                  aria-invalid={problem !== null}
                  onChange={({ target }) =>
                    onChange(
                      target.checked ? [...value, part.id] : value.filter((marked) => marked !== part.id),
                    )
                  }
                />
                <span>
                  {part.sources.join(', ')} <span className="soft small">{part.id}</span>
                </span>
              </label>
              {part.urls.map((url) => (
                <p key={url} className="small">
                  <ExternalLink url={url}>
                    {t('admin-duplicates.original', { host: hostOf(url) })}
                  </ExternalLink>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </fieldset>
  );
};

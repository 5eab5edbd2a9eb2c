import type { Stored } from '@open-discovery/model';
import { useMessages } from '../../../../messages/use-messages.ts';
import { fieldOf, refusalsOf } from '../failure-text.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { EditForm } from './use-edit-form.ts';

interface FormFailureProps<T extends object, Item extends Stored> {
  readonly form: EditForm<T, Item>;
}

/** Says why a form is not saved. Several fields with problems are listed; in a long form, some are out of sight. */
export const FormFailure = <T extends object, Item extends Stored>({ form }: FormFailureProps<T, Item>) => {
  const t = useMessages();
  const { problems, state, labels } = form;
  const failureText = useFailureText((path) => {
    const field = fieldOf(path, Object.keys(labels) as (keyof T & string)[]);
    return field === null ? path : labels[field];
  });
  const { failure, refused, attempts, phase } = state;
  const isList = attempts > 0 && phase === 'editing' && problems.length > 1;
  const isOfFields = failure !== null && refused.length === refusalsOf(failure).length;
  const reason = (): string =>
    failure && !(isList && isOfFields) ? failureText(failure) : t('admin.mistakes');
  return (
    <>
      <div role="alert">
        {(failure ?? isList) && (
          <p className="admin-problem">
            {t('admin.not-saved')} {reason()}
          </p>
        )}
      </div>
      {isList && <ProblemList problems={problems} />}
    </>
  );
};

/** The fields with problems, each as a way to the field. */
const ProblemList = ({ problems }: Pick<EditForm<object, Stored>, 'problems'>) => (
  <ul className="row">
    {problems.map(({ name, label }) => (
      <li key={name}>
        <button
          type="button"
          className="link"
          onClick={({ currentTarget: { form } }) =>
            form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
          }
        >
          {label}
        </button>
      </li>
    ))}
  </ul>
);

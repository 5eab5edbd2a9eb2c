import type { Stored } from '@open-discovery/model';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { RemovedParts } from '../html/html-preview.tsx';
import { Conflict, ConflictChoice } from './conflict.tsx';
import { FormFailure } from './form-failure.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { EditForm as EditFormState } from './use-edit-form.ts';
import { useOutcomeInSight } from './use-outcome-in-sight.ts';

interface EditFormProps<T extends object, Item extends Stored> {
  readonly form: EditFormState<T, Item>;
  /** The fields. */
  readonly children: ReactNode;
  /** Leaves the form; without it "Cancel" returns to the stored values. */
  readonly onCancel?: () => void;
  /** The text of the button that saves, where saving has a name of its own. */
  readonly saveText?: string;
}

/**
 * A form with its fields, buttons and state: unsaved changes, saving, saved, failed, or changed by somebody else.
 * @example
 * const form = useEditForm({ id: `page ${page._id}`, item: page, … });
 * <EditForm form={form}><TextField {...form.field('name')} /></EditForm>
 */
export const EditForm = <T extends object, Item extends Stored>({
  form,
  children,
  onCancel,
  saveText,
}: EditFormProps<T, Item>) => {
  const t = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const { state, isDirty } = form;
  const status = statusOf(form);
  useOutcomeInSight(state, element, messages);
  const discard = (): void => {
    form.reset();
    // The button goes with the notice.
    element.current?.querySelector<HTMLElement>('[name]')?.focus();
  };
  return (
    <form
      ref={element}
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.phase !== 'saving') form.save();
      }}
    >
      {state.isRestored && isDirty && <Restored onDiscard={discard} />}
      {children}
      {state.conflict && <Conflict form={form} />}
      <div className="admin-actions">
        <div ref={messages} className="admin-messages">
          {!state.conflict && <FormFailure form={form} />}
          <RemovedParts removed={state.removed} sentence="admin.html-removed" />
        </div>
        <div className="row">
          {state.conflict ? (
            <ConflictChoice form={form} />
          ) : (
            <button type="submit" className="btn primary" aria-disabled={state.phase === 'saving'}>
              {saveText ?? t('admin.save')}
            </button>
          )}
          <button
            type="button"
            className="btn"
            // Leaving asks about unsaved work itself.
            onClick={onCancel ?? form.reset}
          >
            {t('admin.cancel')}
          </button>
          <p role="status" className="small">
            {status && t(status)}
          </p>
        </div>
      </div>
      <LeaveGuard isDirty={isDirty} discard={form.reset} />
    </form>
  );
};

/** Says that the form has unsaved work of an earlier visit, which can be discarded. */
const Restored = ({ onDiscard }: { readonly onDiscard: () => void }) => {
  const t = useMessages();
  return (
    <div className="notice">
      <p>{t('admin.restored')}</p>
      <p>
        <button type="button" className="btn" onClick={onDiscard}>
          {t('admin.discard')}
        </button>
      </p>
    </div>
  );
};

const statusOf = <T extends object, Item extends Stored>({ state, isDirty }: EditFormState<T, Item>) => {
  if (state.phase === 'saving') return 'admin.saving';
  // The notice of a conflict says more.
  if (state.conflict) return null;
  if (isDirty) return 'admin.unsaved';
  return state.phase === 'saved' ? 'admin.saved' : null;
};

import type { Stored } from '@open-discovery/model';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { changedState, isChanged, openedState, storedState, versionOf } from './form-state.ts';
import type { FormState } from './form-state.ts';
import { isRequired } from './rules.ts';
import type { Rules } from './rules.ts';
import { unsavedWork } from './unsaved-work.ts';
import { useFieldProblem } from './use-field-problem.ts';
import { useSaving } from './use-saving.ts';
import type { SavingOptions } from './use-saving.ts';

/** A form of one item. */
interface EditFormOptions<T extends object, Item extends Stored> extends SavingOptions<T, Item> {
  /** Names the form's unsaved work: the kind of item and its id, such as `page 64f1` or `page new`. */
  readonly id: string;
  /** The stored item; null for a new one. */
  readonly item: Item | null;
  /** The words at each field. */
  readonly labels: Readonly<Record<keyof T & string, string>>;
  readonly rules?: Rules<T>;
}

/** A form as {@link EditForm} shows it. */
export interface EditForm<T extends object, Item extends Stored> {
  readonly state: FormState<T, Item>;
  readonly isDirty: boolean;
  readonly labels: Readonly<Record<keyof T & string, string>>;
  readonly valuesOf: (item: Item) => T;
  /** The fields with problems, in the order of the labels. */
  readonly problems: readonly { readonly name: string; readonly label: string }[];
  /** Returns the properties of a field. */
  readonly field: <Name extends keyof T & string>(name: Name) => FieldProps<T[Name]>;
  readonly save: () => void;
  /** Returns to the stored values. */
  readonly reset: () => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/**
 * Keeps the state of a form: its values, what is wrong with them, and whether they are saved. Unsaved work survives a
 * reload and a lost session in this tab.
 */
export const useEditForm = <T extends object, Item extends Stored>(
  options: EditFormOptions<T, Item>,
): EditForm<T, Item> => {
  const { item, valuesOf, labels, given } = options;
  const withGiven = (one: FormState<T, Item>) => ({ ...one, values: { ...one.values, ...given } });
  const isUnsaved = ({ values, stored }: FormState<T, Item>): boolean =>
    isChanged({ values: { ...values, ...given }, stored: { ...stored, ...given } });
  const unsaved = unsavedWork<T>(`${useConsole().user.id} ${options.id}`);
  const problemOf = useFieldProblem(options.rules);
  const [state, setState] = useState(() => {
    const stored = valuesOf(item);
    return withGiven(openedState(stored, versionOf(item), unsaved.read(stored)));
  });
  const show = (stored: Item | null): void => {
    unsaved.drop();
    unsaved.dropItemKey();
    setState(withGiven(storedState(valuesOf(stored), versionOf(stored))));
  };
  const isDirty = isUnsaved(state);
  // Somebody else's change arrives while there is nothing to lose.
  if (item && !isDirty && state.phase !== 'saving' && item.version > (state.version ?? 0))
    setState({ ...storedState(valuesOf(item), item.version), phase: state.phase, removed: state.removed });
  const change = <Name extends keyof T & string>(name: Name, value: T[Name]): void => {
    const changed = changedState(state, name, value);
    setState(changed);
    if (isUnsaved(changed)) unsaved.keep(changed);
    else unsaved.drop();
  };
  const { send, settle } = useSaving(options, { unsaved, state, setState });
  const names = Object.keys(labels) as (keyof T & string)[];
  return {
    state,
    isDirty,
    labels,
    valuesOf,
    problems: names
      .filter((name) => problemOf(state, name) !== null)
      .map((name) => ({ name, label: labels[name] })),
    field: (name) => ({
      name,
      label: labels[name],
      value: state.values[name],
      problem: problemOf(state, name),
      isRequired: isRequired(options.rules, name, state.values),
      onChange: (value) => change(name, value),
    }),
    save: () => {
      const sent = { ...state, attempts: state.attempts + 1 };
      if (names.some((name) => problemOf(sent, name) !== null)) setState(sent);
      else void send(item && { _id: item._id, version: state.version ?? item.version });
    },
    reset: () => show(item),
    keepMine: () => void send(state.conflict?.current ?? item),
    takeTheirs: () => {
      const { current = item } = state.conflict ?? {};
      // A new item that is stored already leads where saving does.
      if (!item && current) settle(current);
      else show(current);
    },
  };
};

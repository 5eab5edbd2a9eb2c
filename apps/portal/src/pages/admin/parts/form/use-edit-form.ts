import { adminConflict } from '@open-discovery/admin-client';
import type { Endpoint, HttpError } from '@open-discovery/http';
import type { Stored, Written } from '@open-discovery/model';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useConsole } from '../../console-context.tsx';
import { useChangeContent } from '../../use-content.ts';
import { refusedFields } from '../failure-text.ts';
import type { FieldProps } from '../fields/field.tsx';
import { removedFromHtml } from '../html/clean-html.ts';
import { useProblemText } from '../use-problem-text.ts';
import { dropDraft, keepDraft, readDraft } from '../../../../runtime/drafts.ts';
import {
  changedState,
  isChanged,
  isSame,
  openedState,
  storedState,
  versionOf,
  withTheirs,
} from './form-state.ts';
import type { FormState } from './form-state.ts';
import { dropItemKey, itemKey } from './item-key.ts';
import { isRequired } from './rules.ts';
import type { Rules } from './rules.ts';

/** A form of one item. */
interface EditFormOptions<T extends object, Item extends Stored> {
  /** Names the form's unsaved work: the kind of item and its id, such as `page 64f1` or `page new`. */
  readonly id: string;
  /** The stored item; null for a new one. */
  readonly item: Item | null;
  /** Returns the values that the form edits; for null those of a new item. */
  readonly valuesOf: (item: Item | null) => T;
  /** The words at each field. */
  readonly labels: Readonly<Record<keyof T & string, string>>;
  readonly rules?: Rules<T>;
  /** The values that the form itself sets, such as its verdict. Nobody types them, so they are not unsaved work. */
  readonly given?: Partial<T>;
  /** The fields with HTML: the form tells what saving removed from them. */
  readonly html?: readonly (keyof T & string)[];
  /** Creates the request that stores the values. `identity` is the id and version of a stored item, or the key of a new one. */
  readonly request: (values: T, identity: Written<object>) => Endpoint<Item>;
  readonly onSaved?: (item: Item) => void;
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
  const key = `${useConsole().user.id} ${options.id}`;
  const problemOf = useProblems(options);
  const [state, setState] = useState(() => {
    const stored = valuesOf(item);
    return withGiven(openedState(stored, versionOf(item), readDraft(sessionStorage, key, stored)));
  });
  const show = (stored: Item | null): void => {
    dropDraft(sessionStorage, key);
    dropItemKey(sessionStorage, key);
    setState(withGiven(storedState(valuesOf(stored), versionOf(stored))));
  };
  const isDirty = isUnsaved(state);
  // Somebody else's change arrives while there is nothing to lose.
  if (item && !isDirty && state.phase !== 'saving' && item.version > (state.version ?? 0))
    setState({ ...storedState(valuesOf(item), item.version), phase: state.phase, removed: state.removed });
  const change = <Name extends keyof T & string>(name: Name, value: T[Name]): void => {
    const changed = changedState(state, name, value);
    setState(changed);
    if (isUnsaved(changed)) keepDraft(sessionStorage, key, changed);
    else dropDraft(sessionStorage, key);
  };
  const { send, settle } = useSending(options, { key, state, setState });
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

/** Returns the function that says what is wrong with a field: at once after it changed, otherwise once it is sent. */
const useProblems = <T extends object, Item extends Stored>({ rules }: EditFormOptions<T, Item>) => {
  const problemText = useProblemText();
  return (state: FormState<T, Item>, name: keyof T & string): string | null => {
    const refused = state.refused.find(({ field }) => field === name);
    if (refused) return problemText(refused.problem);
    const isTouched = state.attempts > 0 || !isSame(state.values[name], state.stored[name]);
    const rule: Rules<T>[keyof T & string] | undefined = rules ? rules[name] : undefined;
    const invalid = isTouched && rule ? rule(state.values[name], state.values) : null;
    return invalid ? problemText(invalid) : null;
  };
};

interface Sending<T, Item> {
  readonly key: string;
  readonly state: FormState<T, Item>;
  readonly setState: (change: (current: FormState<T, Item>) => FormState<T, Item>) => void;
}

/**
 * Returns the function that stores the values, as a change of a version of the item or as a new one, and the one that shows
 * what is stored.
 */
const useSending = <T extends object, Item extends Stored>(
  { valuesOf, html = [], given = {}, request, onSaved }: EditFormOptions<T, Item>,
  { key, state: { values, stored }, setState }: Sending<T, Item>,
) => {
  const changeContent = useChangeContent();
  const settle = (present: Item): void => {
    dropItemKey(sessionStorage, key);
    const saved = storedState<T, Item>(valuesOf(present), present.version);
    const removed = html.flatMap((name) => removedFromHtml(String(values[name])));
    // What was typed meanwhile is not lost.
    const draft = readDraft(sessionStorage, key, saved.stored);
    if (draft && !isSame(draft.values, values))
      keepDraft(sessionStorage, key, { ...saved, values: draft.values });
    else dropDraft(sessionStorage, key);
    // Where `onSaved` leads elsewhere, everything must be saved.
    flushSync(() =>
      setState((current) => ({
        ...saved,
        values: isSame(current.values, values) ? saved.values : current.values,
        phase: 'saved',
        removed,
      })),
    );
    onSaved?.(present);
  };
  const fail = (error: HttpError, endpoint: Endpoint<Item>): void => {
    const conflict = adminConflict(error, endpoint);
    const theirs = conflict && valuesOf(conflict.current);
    const mergedWith = (one: Pick<FormState<T, Item>, 'values' | 'stored'>): T =>
      // A note explains its own verdict, so it is not merged into another one.
      theirs && isSame({ ...theirs, ...given }, theirs) ? withTheirs(one, theirs) : one.values;
    // A change of one's own whose answer was lost, or the same change of somebody else.
    if (conflict && isSame(mergedWith({ values, stored }), theirs)) {
      settle(conflict.current);
      return;
    }
    setState((current) => ({
      ...current,
      values: mergedWith(current),
      phase: 'editing',
      failure: error,
      refused: refusedFields(error, Object.keys(values) as (keyof T & string)[]),
      conflict,
    }));
  };
  const send = async (basis: Stored | null): Promise<void> => {
    const identity = basis
      ? { _id: basis._id, version: basis.version }
      : { idempotencyKey: itemKey(sessionStorage, key) };
    const endpoint = request(values, identity);
    setState((current) => ({
      ...current,
      attempts: current.attempts + 1,
      phase: 'saving',
      failure: null,
      refused: [],
    }));
    const answer = await changeContent(endpoint);
    if (answer.ok) settle(answer.value);
    else fail(answer.error, endpoint);
  };
  return { send, settle };
};

import type { Stored } from '@open-discovery/model';
import { useEffect, useRef } from 'react';
import { ScrollRegion } from '../../../../components/scroll-region.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { differingParts } from '../differing-parts.ts';
import { useValueText } from '../use-value-text.ts';
import { isSame } from './form-state.ts';
import type { EditForm } from './use-edit-form.ts';

interface ConflictProps<T extends object, Item extends Stored> {
  readonly form: EditForm<T, Item>;
}

/** Shows where an item that somebody else has changed meanwhile differs from the user’s version. */
export const Conflict = <T extends object, Item extends Stored>({ form }: ConflictProps<T, Item>) => {
  const t = useMessages();
  const valueText = useValueText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { conflict, values } = form.state;
  useEffect(() => {
    const element = heading.current?.closest('form');
    heading.current?.focus();
    // The pressed button goes with the question; the form's own comes next.
    return () => element?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [conflict]);
  if (!conflict) return null;
  const theirs = form.valuesOf(conflict.current);
  const names = (Object.keys(values) as (keyof T & string)[]).filter(
    (name) => !isSame(values[name], theirs[name]),
  );
  return (
    <section className="notice failed" aria-labelledby="admin-conflict">
      <h2 id="admin-conflict" ref={heading} tabIndex={-1}>
        {t('admin.conflict-title')}
      </h2>
      <p>{t('admin.conflict-text')}</p>
      <ScrollRegion role="group" className="admin-scroll" label={t('admin.conflict-title')}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{t('admin.field')}</th>
              <th scope="col">{t('admin.conflict-mine')}</th>
              <th scope="col">{t('admin.conflict-theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{form.labels[name]}</th>
                {differingParts(valueText(name, values[name]), valueText(name, theirs[name])).map(
                  (text, at) => (
                    <td key={at} className="admin-value">
                      {text}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
};

/** The buttons that choose a version. */
export const ConflictChoice = <T extends object, Item extends Stored>({ form }: ConflictProps<T, Item>) => {
  const t = useMessages();
  return (
    <>
      <button type="button" className="btn" onClick={form.keepMine}>
        {t('admin.conflict-keep')}
      </button>
      <button type="button" className="btn" onClick={form.takeTheirs}>
        {t('admin.conflict-take')}
      </button>
    </>
  );
};

import { formatResultsAddress, formatSearchAddress, withText } from '@open-discovery/search-fields';
import type { QueryForm, SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCurrentYear } from '../../../runtime/use-current-year.ts';
import { useFieldName } from '../../../components/field-names/use-field-name.ts';
import { Link } from '../../../components/link.tsx';
import { resultsAddress } from '../../../search/search-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useProblemPlace } from '../query-problems/use-problem-place.ts';
import { AddButton } from './add-button.tsx';
import { BUILDER_CATALOG } from './builder-catalog.ts';
import { BuilderGroup } from './builder-group.tsx';
import styles from './builder.module.css';
import { ADVANCED, WITH_GROUP } from '../../../search/advanced-address.ts';
import { BLANK_GROUP, draftOfForm, draftOfText, withGroup } from './query-draft.ts';
import type { QueryDraft } from './query-draft.ts';
import { useEarlyDraft } from './early-draft.ts';
import { CONTROLS } from './form-parameters.ts';
import { HiddenQuery } from './hidden-query.tsx';
import { KindLinks } from './kind-links.tsx';
import { TextBox } from './text-box.tsx';
import { useDraftTotals } from './use-draft-totals.ts';
import type { DraftTotals } from './use-draft-totals.ts';

/** Adds an empty group when the address requests one. */
const firstDraft = (text: string, isWithGroup: boolean): QueryDraft => {
  const draft = draftOfText(text);
  return draft.form && isWithGroup
    ? { ...draft, form: { ...draft.form, groups: [...draft.form.groups, BLANK_GROUP] } }
    : draft;
};

/**
 * The advanced search: rows and query text as two views of one query that never disagree. Without scripts the
 * rows are a plain form, and the server writes the text.
 */
export const Builder = ({ query }: { readonly query: SearchQuery }) => {
  useCatalog(BUILDER_CATALOG, 'builder.title');
  // Now, not in a row or at the first mistake: the rows would disappear while the texts are on their way.
  useFieldName();
  useProblemPlace();
  const t = useMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const currentYear = useCurrentYear();
  const [first] = useState(() => firstDraft(query.text, parameters.get(ADVANCED) === WITH_GROUP));
  const early = useEarlyDraft(first, currentYear);
  const [edited, setDraft] = useState<QueryDraft | null>(null);
  const draft = edited ?? early ?? first;
  const totals = useDraftTotals(query, draft, currentYear);
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(resultsAddress(withText(query, draft.text)));
  };
  return (
    <section className={styles['builder']} aria-labelledby="builder">
      <div className={styles['head']}>
        <h2 id="builder" tabIndex={-1}>
          {t('builder.title')}
        </h2>
        <Link to={formatSearchAddress(query) === '' ? '/' : `/?${formatResultsAddress(query)}`}>
          {t('builder.close')}
        </Link>
      </div>
      <KindLinks query={withText(query, draft.text)} />
      {draft.form ? (
        <form action="/" onSubmit={search} aria-label={t('builder.rows')}>
          <HiddenQuery query={withText(query, '')} />
          {/* Enter in a field presses the first button of its form. */}
          <button className="vh" tabIndex={-1} aria-hidden="true" name={CONTROLS.edit} value="search" />
          <Groups
            query={query}
            form={draft.form}
            totals={totals}
            onChange={(form) => setDraft(draftOfForm(form, currentYear))}
          />
          <SearchButton total={totals.all} kind={query.kind} />
        </form>
      ) : (
        <p>{t('builder.more-than-rows')}</p>
      )}
      <TextBox
        query={query}
        text={draft.text}
        onSubmit={search}
        onChange={(text) => setDraft(draftOfText(text))}
      />
    </section>
  );
};

interface GroupsProps {
  readonly query: SearchQuery;
  readonly form: QueryForm;
  readonly totals: DraftTotals;
  readonly onChange: (form: QueryForm) => void;
}

const Groups = ({ query, form, totals, onChange }: GroupsProps) => {
  const t = useMessages();
  const { groups } = form;
  const firstRowIndexes = groups.map((_, index) => groups.slice(0, index).flatMap(({ rows }) => rows).length);
  return (
    <>
      {groups.length > 1 ? (
        <label className={styles['match']}>
          {t('builder.join')}
          <select
            className="btn"
            name={CONTROLS.join}
            value={form.join}
            onChange={({ target }) => onChange({ ...form, join: target.value === 'or' ? 'or' : 'and' })}
          >
            <option value="and">{t('builder.join-and')}</option>
            <option value="or">{t('builder.join-or')}</option>
          </select>
        </label>
      ) : (
        <input type="hidden" name={CONTROLS.join} value={form.join} />
      )}
      {groups.map((group, index) => (
        <BuilderGroup
          key={index}
          kind={query.kind}
          group={group}
          groupIndex={index}
          firstRowIndex={firstRowIndexes[index] ?? 0}
          totals={totals}
          onChange={(changed) => onChange(withGroup(form, index, changed))}
        />
      ))}
      <AddButton edit="group" onAdd={() => onChange({ ...form, groups: [...groups, BLANK_GROUP] })}>
        {t('builder.add-group')}
      </AddButton>
    </>
  );
};

const SearchButton = ({
  total,
  kind,
}: {
  readonly total: number | null;
  readonly kind: SearchQuery['kind'];
}) => {
  const t = useMessages();
  const format = useFormat();
  return (
    <p className={styles['search']}>
      <button className="btn primary" name={CONTROLS.edit} value="search">
        {t('search.submit')}
      </button>
      <output className="num">
        {total === null ? '…' : t(`count.${kind}`, { count: total, shown: format.number(total) })}
      </output>
    </p>
  );
};

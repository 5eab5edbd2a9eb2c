import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages.ts';
import { refusedYears } from '../../../search/refused-years.ts';
import type { YearParameter } from '../../../search/refused-years.ts';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useSearchPageData } from '../home-data.ts';
import { useYearRule } from '../notices/use-year-rule.ts';
import { TypedInput } from './typed-input.tsx';
import years from './year-facet.module.css';

interface YearRangeProps {
  readonly query: Readonly<Record<YearParameter, number | null>>;
  readonly label: string;
  /** True if the label is not the heading above the fields. */
  readonly isLabelShown?: boolean;
}

/** Two fields to type the first and the last year. Years that break a rule stay, with the rule below them. */
export const YearRange = ({ query, label, isLabelShown = false }: YearRangeProps) => {
  const t = useMessages();
  const ruleOf = useYearRule();
  const problemId = useId();
  const [parameters] = useSearchParams();
  const refused = refusedYears(parameters, useSearchPageData()?.notices ?? []);
  const input = (name: YearParameter) => (
    <TypedInput
      name={name}
      inputMode="numeric"
      label={t(`years.${name}`)}
      value={refused?.typed[name] ?? String(query[name] ?? '')}
      problemId={refused?.typed[name] === undefined ? undefined : problemId}
    />
  );
  return (
    <fieldset className={years['range']}>
      <legend className={isLabelShown ? 'small soft' : 'vh'}>{label}</legend>
      {input('from')}
      <span>{t('years.to-word')}</span>
      {input('to')}
      <button type="submit" className="btn small" form={SEARCH_FORM_ID}>
        {t('years.apply')}
      </button>
      {refused && (
        <p id={problemId} className={`small ${years['problem'] ?? ''}`} role="alert">
          {ruleOf(refused.rule)}
        </p>
      )}
    </fieldset>
  );
};

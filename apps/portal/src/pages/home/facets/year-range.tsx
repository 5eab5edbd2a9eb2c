import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages.ts';
import { refusedYears } from '../../../search/refused-years.ts';
import type { YearParameter } from '../../../search/refused-years.ts';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useHomeData } from '../home-data.ts';
import { useYearRule } from '../use-year-rule.ts';
import years from './year-facet.module.css';

interface YearRangeProps {
  readonly query: Readonly<Record<YearParameter, number | null>>;
  readonly label: string;
}

/** Two fields to type the first and the last year. Years that break a rule stay, with the rule below them. */
export const YearRange = ({ query, label }: YearRangeProps) => {
  const t = useMessages();
  const ruleOf = useYearRule();
  const problemId = useId();
  const [parameters] = useSearchParams();
  const refused = refusedYears(parameters, useHomeData()?.notices ?? []);
  const input = (name: YearParameter) => (
    <YearInput
      name={name}
      label={t(`years.${name}`)}
      value={refused?.typed[name] ?? String(query[name] ?? '')}
      problemId={refused?.typed[name] === undefined ? undefined : problemId}
    />
  );
  return (
    <fieldset className={years['range']}>
      <legend className="vh">{label}</legend>
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

interface YearInputProps {
  readonly name: YearParameter;
  readonly label: string;
  readonly value: string;
  /** Id of the text that says what is wrong with the year. */
  readonly problemId: string | undefined;
}

/** The address decides the value. The element stays the same, so that it keeps the focus. */
const YearInput = ({ name, label, value, problemId }: YearInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = shown.current = value;
  }, [value]);
  return (
    <input
      ref={input}
      name={name}
      form={SEARCH_FORM_ID}
      aria-label={label}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      inputMode="numeric"
      defaultValue={value}
    />
  );
};

import { SEARCH_FORM_ID } from '../../components/search-box.tsx';
import { useSubmitOnChange } from './use-submit-on-change.ts';

interface SearchSelectProps {
  /** Its parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly { readonly value: string | number; readonly label: string | number }[];
}

/** A choice that belongs to the search form, so that it works without scripts as well. */
export const SearchSelect = ({ name, label, value, options }: SearchSelectProps) => {
  const submit = useSubmitOnChange();
  return (
    <label className="row small">
      <span>{label}</span>
      <select
        key={value}
        className="btn"
        name={name}
        form={SEARCH_FORM_ID}
        defaultValue={value}
        onChange={submit}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
};

interface SuggestionsProps {
  readonly id: string;
  /** The values with their words. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** The values that browsers offer while a line is typed; nothing without any. */
export const Suggestions = ({ id, options }: SuggestionsProps) =>
  options.length > 0 && (
    <datalist id={id}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  );

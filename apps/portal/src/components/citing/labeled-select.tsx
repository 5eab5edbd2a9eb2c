import styles from './labeled-select.module.css';

interface LabeledSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly onChoose: (value: string) => void;
}

/** A labeled select with a title for each option. */
export const LabeledSelect = ({ label, value, options, onChoose }: LabeledSelectProps) => (
  <label className={styles['choice']}>
    <span className="small">{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {options.map(([word, title]) => (
        <option key={word} value={word}>
          {title}
        </option>
      ))}
    </select>
  </label>
);

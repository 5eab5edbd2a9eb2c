import { useId } from 'react';

interface ListSearchProps {
  readonly label: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** The search of a list. */
export const ListSearch = ({ label, words, onChange }: ListSearchProps) => {
  const id = useId();
  return (
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" value={words} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
};

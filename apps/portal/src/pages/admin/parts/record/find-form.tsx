import { useState } from 'react';
import { useProblemText } from '../use-problem-text.ts';
import { TextField } from '../fields/text-field.tsx';
import { required } from '../form/rules.ts';

interface FindFormProps {
  readonly name: string;
  readonly label: string;
  /** The text of the button. */
  readonly find: string;
  /** The record that the address names. */
  readonly asked: string;
  readonly onFind: (text: string) => void;
}

/** Asks for a record by its id, an identifier, or the address of its page. */
export const FindForm = ({ name, label, find, asked, onFind }: FindFormProps) => {
  const problemText = useProblemText();
  const [text, setText] = useState(asked);
  const [wasSent, setSent] = useState(false);
  const [before, setBefore] = useState(asked);
  // The way back in the history names another record.
  if (before !== asked) {
    setBefore(asked);
    setText(asked);
  }
  const problem = wasSent ? required(text) : null;
  return (
    <form
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (required(text) === null) onFind(text.trim());
      }}
    >
      <TextField
        name={name}
        label={label}
        value={text}
        problem={problem && problemText(problem)}
        onChange={setText}
        isRequired
        isCode
      />
      <div className="row">
        <button type="submit" className="btn">
          {find}
        </button>
      </div>
    </form>
  );
};

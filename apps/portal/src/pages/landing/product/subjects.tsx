import { Link } from '../../../components/link.tsx';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SubjectChip } from './subject-chips.ts';

interface SubjectsProps {
  readonly chips: readonly SubjectChip[];
}

const SHOWN = 24;

/** A product's subjects, each linked to the search for it. */
export const Subjects = ({ chips }: SubjectsProps) => {
  const t = useMessages();
  const rest = chips.slice(SHOWN);
  if (chips.length === 0) return null;
  return (
    <>
      <Chips chips={chips.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="small">{t('landing.more-subjects', { count: rest.length })}</summary>
          <Chips chips={rest} />
        </details>
      )}
    </>
  );
};

const Chips = ({ chips }: { readonly chips: readonly SubjectChip[] }) => {
  const labels = useLabels();
  return (
    <ul className="row">
      {chips.map(({ field, path, address }) => (
        <li key={address}>
          <Link className="chip" to={address}>
            {path.map((value) => (field ? labels.value(field, value, value) : value)).join(' › ')}
          </Link>
        </li>
      ))}
    </ul>
  );
};

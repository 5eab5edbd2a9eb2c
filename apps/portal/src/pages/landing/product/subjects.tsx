import type { ResearchProduct } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { subjectChips } from './subject-chips.ts';
import type { SubjectChip } from './subject-chips.ts';

interface SubjectsProps {
  readonly subjects: NonNullable<ResearchProduct['subjects']>;
}

const SHOWN = 24;

/** A product's subjects, each linked to the search for it. */
export const Subjects = ({ subjects }: SubjectsProps) => {
  const t = useMessages();
  const chips = subjectChips(subjects);
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

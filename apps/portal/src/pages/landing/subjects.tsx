import { parseFieldOfScience, parseSdg } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { Link } from 'react-router-dom';
import { communityAddress, keywordAddress, subjectAddress } from '../../components/fact-links.ts';
import { useLabels } from '../../components/use-labels.ts';

interface SubjectsProps {
  readonly subjects: NonNullable<ResearchProduct['subjects']>;
  readonly communities: NonNullable<ResearchProduct['communities']>;
}

const SHOWN = 40;

/** What a product is about; every subject leads to everything else about it. */
export const Subjects = ({ subjects, communities }: SubjectsProps) => {
  const labels = useLabels();
  const chips = new Map<string, string>();
  for (const { subject } of subjects.slice(0, SHOWN)) {
    const value = subject?.value ?? '';
    const sdg = subject?.scheme === 'SDG' ? parseSdg(value) : null;
    if (subject?.scheme === 'FOS' && parseFieldOfScience(value)) {
      chips.set(labels.value('fos', value, value), subjectAddress('fos', value));
    } else if (sdg) {
      chips.set(labels.value('sdg', sdg, sdg), subjectAddress('sdg', sdg));
    } else if (value !== '') {
      chips.set(value, keywordAddress(/\s/.test(value) ? `"${value.replaceAll('"', '')}"` : value));
    }
  }
  for (const { code, label } of communities) if (code) chips.set(label ?? code, communityAddress(code));
  if (chips.size === 0) return null;
  return (
    <ul className="row">
      {[...chips].map(([words, address]) => (
        <li key={words}>
          <Link className="chip" to={address}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
};

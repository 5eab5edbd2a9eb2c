import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import type { ComparedFact } from './compare-facts.ts';
import styles from './comparison.module.css';
import type { FigureOfEach } from './figures-of.ts';

/** Longer lists are folded. */
const VALUES_SHOWN = 6;

/** The name of a row, with a mark in words if the records differ in it. */
const RowHead = ({ name, isDifferent }: { readonly name: string; readonly isDifferent: boolean }) => {
  const t = useMessages();
  return (
    <th scope="row">
      {name}
      {isDifferent && <span className={`label ${styles['differs']}`}>≠ {t('compare.differs')}</span>}
    </th>
  );
};

/** A fact of all compared records. */
export const FactRow = ({ fact: { name, values, isDifferent } }: { readonly fact: ComparedFact }) => (
  <tr>
    <RowHead name={name} isDifferent={isDifferent} />
    {values.map((ofRecord, position) => (
      <td key={position}>
        <Values values={ofRecord} />
      </td>
    ))}
  </tr>
);

const Values = ({ values }: { readonly values: readonly string[] }) => {
  const t = useMessages();
  if (values.length === 0) return <span className="soft">–</span>;
  const [shown, folded] = [values.slice(0, VALUES_SHOWN), values.slice(VALUES_SHOWN)];
  return (
    <>
      {shown.join('; ')}
      {folded.length > 0 && (
        <details>
          <summary>{t('compare.more', { count: folded.length })}</summary>
          {folded.join('; ')}
        </details>
      )}
    </>
  );
};

/** A number of related records of each compared record, linked to them. */
export const FigureRow = ({ figure: { name, counts } }: { readonly figure: FigureOfEach }) => {
  const t = useMessages();
  const format = useFormat();
  const isDifferent = new Set(counts.map(({ total }) => total)).size > 1;
  return (
    <tr>
      <RowHead name={t(name)} isDifferent={isDifferent} />
      {counts.map(({ total, query }, position) => (
        <td key={position} className="num">
          {total === 0 ? '0' : <Link to={resultsAddress(query)}>{format.number(total)}</Link>}
        </td>
      ))}
    </tr>
  );
};

import { COMPARED_FACTS, landingAddress } from '@open-discovery/model';
import type { ComparedFact, ComparedRecord } from '@open-discovery/model';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { compareValues } from './compare-values.ts';

/** A record of a pair that is still there. */
export type CurrentRecord = NonNullable<ComparedRecord['current']>;

interface ComparedFactsProps {
  readonly label: string;
  readonly records: readonly [CurrentRecord, CurrentRecord];
}

const valuesOf = ({ facts }: CurrentRecord, fact: ComparedFact): readonly string[] =>
  facts.find(({ name }) => name === fact)?.values ?? [];

/** The facts of two records side by side, each with whether they agree. */
export const ComparedFacts = ({ label, records }: ComparedFactsProps) => {
  const t = useMessages();
  const [record, other] = records;
  const rows = COMPARED_FACTS.map((fact) => ({
    fact,
    values: [valuesOf(record, fact), valuesOf(other, fact)] as const,
  })).filter(({ values }) => values.some(({ length }) => length > 0));
  return (
    <table className="admin-table admin-compared small" aria-label={label}>
      <thead>
        <tr>
          {records.map(({ id, kind }) => (
            <th key={id} scope="col" className="admin-break">
              {t(`one.${kind}`)} · <Link to={landingAddress(kind, id)}>{id}</Link>
            </th>
          ))}
        </tr>
      </thead>
      {/* A phone has room for two columns. */}
      {rows.map(({ fact, values }) => (
        <tbody key={fact}>
          <tr>
            <th scope="rowgroup" colSpan={records.length}>
              {t(`admin-duplicates.fact-${fact}`)}
              <span className="soft">
                {' · '}
                {t(`admin-duplicates.match-${compareValues(fact, ...values)}`)}
              </span>
            </th>
          </tr>
          <tr>
            {values.map((list, at) => (
              <td key={records[at]?.id}>{list.join('; ')}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
};

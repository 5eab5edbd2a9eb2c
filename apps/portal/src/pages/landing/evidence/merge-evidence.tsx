import { landingAddress } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ExternalLink } from '../../../components/external-link.tsx';
import { hostOf } from '../../../components/host-of.ts';
import landing from '../landing.module.css';
import styles from './evidence.module.css';
import { fieldName } from './field-names.ts';
import { reasonsOf } from './reason-words.ts';
import { apartFrom, distinctParts, fieldsOfParts, joinsByReason, partNames } from './read-evidence.ts';
import type { Part } from './read-evidence.ts';
import type { RecordProps } from '../record-props.ts';

/** Of which records this one was made, why they are one, what each source gave, and what was kept apart. */
export const MergeEvidence = ({ kind, record }: RecordProps) => {
  const t = useMessages();
  const parts = record.mergeEvidence?.parts ?? [];
  const joins = joinsByReason(record);
  const apart = apartFrom(record);
  return (
    <div className={styles['evidence']}>
      {parts.length > 0 && (
        <>
          <p className="small soft">{t('evidence.about')}</p>
          <h3>{t('evidence.parts')}</h3>
          <Parts parts={parts} />
        </>
      )}
      {joins.length > 0 && (
        <>
          <h3>{t('evidence.why')}</h3>
          <ul>
            {joins.map(({ by, sources }) => (
              <li key={by}>
                <ReasonText by={by} /> <span className="small soft">{sources.join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {parts.length > 0 && (
        <>
          <h3>{t('evidence.fields')}</h3>
          <Fields parts={parts} />
        </>
      )}
      {apart.length > 0 && (
        <>
          <h3>{t('evidence.apart')}</h3>
          <ul>
            {apart.map(({ id, by }) => (
              <li key={`${id} ${by}`}>
                <ReasonText by={by} />.{' '}
                <Link to={landingAddress(kind, id)}>{t('evidence.other-record')}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

const ReasonText = ({ by }: { readonly by: string }) => {
  const t = useMessages();
  const [same = '', apart] = reasonsOf(by).map(([id, values]) => t(id, values));
  return apart === undefined ? <>{same}</> : <>{t('evidence.but', { same, apart })}</>;
};

interface PartsProps {
  readonly parts: readonly Part[];
}

/** The merged records, each with its sources and a link to it there. */
const Parts = ({ parts }: PartsProps) => {
  const t = useMessages();
  return (
    <ul>
      {distinctParts(parts).map((part, index) => (
        <li key={index}>
          {partNames(part).join(', ') || t('instance.unknown-source')}
          {part.url && (
            <>
              {' '}
              <ExternalLink url={part.url}>{t('evidence.original', { host: hostOf(part.url) })}</ExternalLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

/** More sources than this are not listed again for a field that all of them give. */
const FEW_SOURCES = 2;

const Fields = ({ parts }: PartsProps) => {
  const t = useMessages();
  const nameOf = (field: string): string => {
    const id = fieldName(field);
    return id === null ? field : t(id);
  };
  const namesOf = (sources: readonly string[]): string =>
    sources.map((source) => source || t('instance.unknown-source')).join(', ');
  const all = new Set(parts.flatMap(partNames));
  const hasAll = (sources: readonly string[]): boolean =>
    all.size > FEW_SOURCES && [...all].every((name) => sources.includes(name));
  return (
    <table className={`${landing['table']} ${styles['given']}`} aria-label={t('evidence.fields')}>
      <thead>
        <tr>
          <th scope="col">{t('sources.field')}</th>
          <th scope="col">{t('evidence.from')}</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOfParts(parts, nameOf).map(({ name, sources }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{hasAll(sources) ? t('evidence.all') : namesOf(sources)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

import { accessRightOf, isOpen, knownDate, parseLicense, statedType } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { Icon } from '../../../components/icon.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import { ExternalLink } from '../../../components/external-link.tsx';
import { isKnownValue } from '../is-known-value.ts';
import { hostOf } from '../../../components/host-of.ts';
import { Identifiers } from '../identifiers.tsx';
import styles from '../landing.module.css';
import { RestOfList } from '../rest-of-list.tsx';
import { SourceName } from '../source-name.tsx';
import { chargeOf, sourceOf } from '../../../records/rank-copies.ts';
import type { Copy } from '../../../records/rank-copies.ts';
import { readPid } from '../../../records/read-pid.ts';
import type { Pid } from '../../../records/read-pid.ts';
import { WhatSourcesSay } from './what-sources-say.tsx';

interface CopiesProps {
  readonly product: ResearchProduct;
  /** Best copy first. */
  readonly copies: readonly Copy[];
}

const SHOWN = 20;

/**
 * Every copy with its source, access right, type, license and date, and the fields in which copies disagree.
 */
export const Copies = ({ product, copies }: CopiesProps) => {
  const t = useMessages();
  const format = useFormat();
  const rest = copies.slice(SHOWN);
  const shared = { product, columns: columnsOf(copies), sources: copies.map(({ source }) => source) };
  return (
    <>
      <AccessMeaning product={product} />
      <CopyTable {...shared} copies={copies.slice(0, SHOWN)} />
      <div className={styles['more']}>
        <RestOfList
          name="copies"
          items={rest}
          title={t('instance.more', { count: rest.length, shown: format.number(rest.length) })}
        >
          {(more) => <CopyTable {...shared} copies={more} />}
        </RestOfList>
      </div>
      <WhatSourcesSay product={product} />
    </>
  );
};

/** The access route in words, for readers who do not know its colors. */
const AccessMeaning = ({ product }: { readonly product: ResearchProduct }) => {
  const message = useOptionalMessage();
  const right = accessRightOf(product);
  const route = product.openAccessColor ?? (product.isGreen ? 'green' : null);
  const meanings = [
    message(`access-meaning.${right}`, ''),
    isOpen(right) && route
      ? message(`route-meaning.${product.isInDiamondJournal ? 'diamond' : route}`, '')
      : '',
  ].filter((text) => text !== '');
  return meanings.length === 0 ? null : <p className={`soft ${styles['lead']}`}>{meanings.join(' ')}</p>;
};

/** Returns which of the columns that records often leave empty have a value. */
const columnsOf = (copies: readonly Copy[]) => ({
  license: copies.some(({ instance }) => licenseOf(instance) !== null),
  date: copies.some(({ instance }) => Boolean(instance.publicationDate)),
  charge: copies.some(({ instance }) => chargeOf(instance) !== null),
});

const licenseOf = ({ license }: Copy['instance']) => parseLicense(isKnownValue(license) ? license : null);

/** Returns the date of a copy, as far as its source states it. */
const dateOf = ({ publicationDate }: Copy['instance'], { originalValues }: ResearchProduct) =>
  knownDate({ 'instances.publicationDate': publicationDate, originalValues }, 'instances.publicationDate');

interface CopyTableProps extends CopiesProps {
  readonly columns: ReturnType<typeof columnsOf>;
  /** The sources of all copies, also of those in another table. */
  readonly sources: readonly Copy['source'][];
}

const CopyTable = ({ copies, ...shared }: CopyTableProps) => {
  const t = useMessages();
  const { columns } = shared;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('instance.source')}</th>
          <th scope="col">{t('field.access')}</th>
          <th scope="col">{t('field.type')}</th>
          {columns.license && <th scope="col">{t('field.license')}</th>}
          {columns.date && <th scope="col">{t('sources.field-date')}</th>}
          {columns.charge && <th scope="col">{t('sources.field-charge')}</th>}
        </tr>
      </thead>
      <tbody>
        {copies.map((copy, index) => (
          <CopyRow key={index} copy={copy} {...shared} />
        ))}
      </tbody>
    </table>
  );
};

/** The same for all spellings of an identifier, such as a DOI in capitals. */
const spellingOf = (pid: Pid): string | null | undefined => readPid(pid)?.url ?? pid.value;

interface CopyRowProps extends Omit<CopyTableProps, 'copies'> {
  readonly copy: Copy;
}

const CopyRow = ({ product, copy, columns, sources }: CopyRowProps) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const { instance, url, source } = copy;
  const type = statedType(instance.type);
  const date = dateOf(instance, product);
  const hasSeveral = source !== null && sources.indexOf(source) < sources.lastIndexOf(source);
  // Those below the title are not repeated.
  const pids = [...(instance.pids ?? []), ...(instance.alternateIdentifiers ?? [])].filter(
    (pid) => !product.pids?.some((shown) => spellingOf(shown) === spellingOf(pid)),
  );
  return (
    <tr>
      <td>
        {source === null && url !== null ? hostOf(url) : <SourceName source={sourceOf(instance)} />}
        {url && (
          <>
            {' '}
            <ExternalLink url={url}>
              <Icon name="out" />
              <span className="vh">
                {t('instance.open', { source: hasSeveral ? `${source} (${url})` : (source ?? url) })}
              </span>
            </ExternalLink>
          </>
        )}
        <Identifiers pids={pids} />
      </td>
      <td>
        <Access copy={copy} />
      </td>
      <td>
        {isKnownValue(type) && message(`instance.${type}`, type)}
        {instance.version && (
          <span className={`small soft ${styles['line']}`}>
            {t('product.version', { version: instance.version })}
          </span>
        )}
        {instance.refereed === 'peerReviewed' && (
          <span className={`small soft ${styles['line']}`}>{t('sources.peerReviewed')}</span>
        )}
      </td>
      {columns.license && (
        <td>
          <LicenseName license={licenseOf(instance)} />
        </td>
      )}
      {columns.date && (
        <td className="num" suppressHydrationWarning>
          {date && format.published(date)}
        </td>
      )}
      {columns.charge && <td className="num">{chargeOf(instance)}</td>}
    </tr>
  );
};

const LicenseName = ({ license }: { readonly license: ReturnType<typeof licenseOf> }) => {
  if (!license) return null;
  return license.url ? <ExternalLink url={license.url}>{license.name}</ExternalLink> : <>{license.name}</>;
};

const Access = ({ copy: { instance, right } }: { readonly copy: Copy }) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const route = instance.accessRight?.openAccessRoute;
  const words = [t(`access.${right}`), route ? message(`color.${route}`, route) : '']
    .filter(Boolean)
    .join(' · ');
  return isOpen(right) ? (
    <span className="label open">
      <Icon name="lock-open" /> {words}
    </span>
  ) : (
    <span className="label">{words}</span>
  );
};

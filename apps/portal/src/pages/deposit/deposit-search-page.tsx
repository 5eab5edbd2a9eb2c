import { landingAddress } from '@open-discovery/model';
import { isPageEnabled } from '@open-discovery/menu';
import { useLoaderData } from 'react-router-dom';
import { Failed } from '../../components/failed.tsx';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageLinks } from '../../components/page-links.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import styles from './deposit.css?url';
import { PAGE_SIZE, PAGES_MAX, PLACE_FIELDS, placesAddress } from './deposit-places.ts';
import type { DepositPlace, PlaceField } from './deposit-places.ts';
import type { DepositData } from './load-deposit.ts';
import { useValueText } from './use-value-text.ts';
import { DEPOSIT_PATH, DEPOSIT_HELP_PATH } from '../../runtime/paths.ts';

export { depositSearchLoader as loader } from './load-deposit.ts';

type Found = Extract<DepositData, { state: 'found' }>;

/** The places to deposit works: repositories by what they take. Spec §2 "Deposit". */
export const Page = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const found = useLoaderData<DepositData>();
  return (
    <main id="main" className="page deposit">
      <PageStyles href={styles} />
      <PageHead
        title={t('deposit.search-title')}
        description={t('deposit.search-lead')}
        path={DEPOSIT_PATH}
      />
      <h1>{t('deposit.search-title')}</h1>
      <p className="soft">{t('deposit.search-lead')}</p>
      {isPageEnabled(configuration, DEPOSIT_HELP_PATH) && (
        <p>
          <Link to={DEPOSIT_HELP_PATH}>{t('deposit.learn-link')}</Link>
        </p>
      )}
      {found.state === 'failed' && <Failed what={t('deposit.failed')} error={found.error} />}
      {found.state === 'none' && <p className="notice">{t('deposit.no-sources')}</p>}
      {found.state === 'found' && <Places found={found} />}
    </main>
  );
};

const Places = ({ found }: { readonly found: Found }) => {
  const t = useMessages();
  const { wanted, total, places } = found;
  const pages = Math.min(PAGES_MAX, Math.ceil(total / PAGE_SIZE));
  return (
    <>
      <PlacesForm found={found} key={placesAddress(wanted)} />
      <h2>{t('deposit.count', { count: total })}</h2>
      {total === 0 && (
        <p className="notice">
          {t('deposit.nothing')} <Link to={DEPOSIT_PATH}>{t('deposit.all')}</Link>
        </p>
      )}
      <ul className="deposit-places">
        {places.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
      <PageLinks
        label={t('deposit.pages')}
        current={wanted.page}
        last={pages}
        addressOf={(page) => placesAddress({ ...wanted, page })}
      >
        {t('deposit.page', { page: wanted.page, pages })}
      </PageLinks>
    </>
  );
};

/** A plain form: it works without scripts. */
const PlacesForm = ({ found: { wanted, choices } }: { readonly found: Found }) => {
  const t = useMessages();
  const offered = PLACE_FIELDS.filter(
    (field) => (choices[field] ?? []).length > 0 || wanted.values[field] !== '',
  );
  return (
    <form action={DEPOSIT_PATH} role="search" aria-label={t('deposit.search-title')} className="deposit-form">
      <label>
        {t('deposit.keyword')}
        <input type="search" name="keyword" defaultValue={wanted.keyword} />
      </label>
      <label>
        {t('deposit.subject')}
        <input type="search" name="subject" defaultValue={wanted.subject} />
      </label>
      {offered.map((field) => (
        <Choice key={field} field={field} value={wanted.values[field]} choices={choices[field] ?? []} />
      ))}
      <button type="submit" className="btn primary">
        {t('deposit.find')}
      </button>
    </form>
  );
};

interface ChoiceProps {
  readonly field: PlaceField;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

const Choice = ({ field, value, choices }: ChoiceProps) => {
  const t = useMessages();
  const valueText = useValueText();
  const isMissing = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <label>
      {t(`deposit.field.${field}`)}
      <select name={field} defaultValue={value}>
        <option value="">{t('deposit.any')}</option>
        {isMissing && <option value={value}>{valueText(field, value, value)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {t('deposit.choice', {
              name: valueText(field, choice.value, choice.label),
              count: choice.count,
            })}
          </option>
        ))}
      </select>
    </label>
  );
};

const Place = ({ place }: { readonly place: DepositPlace }) => {
  const t = useMessages();
  const valueText = useValueText();
  const who = [place.uploadRights, place.uploadRestriction].filter((one) => one !== null);
  const facts = [
    ['materials', place.materials.map((one) => valueText('contentType', one)).join(', ')],
    ['who', who.map((one) => valueText('who', one)).join('; ')],
    ['identifiers', place.identifiers ?? t('deposit.identifiers-unknown')],
    ['versions', place.isVersioned ? t('deposit.versions-kept') : ''],
    ['certificates', place.certificates ?? ''],
    ['subjects', place.subjects.join(', ')],
    ['compatibility', place.compatibility === null ? '' : valueText('compatibility', place.compatibility)],
  ] as const;
  return (
    <li>
      <h3>
        <Link to={landingAddress('dataSource', place.id)}>{place.name}</Link>
      </h3>
      {place.type && <p className="small soft">{valueText('sourceType', place.type)}</p>}
      {place.description !== '' && <p>{place.description}</p>}
      <dl>
        {facts.map(
          ([name, text]) =>
            text !== '' && (
              <div key={name}>
                <dt>{t(`deposit.fact.${name}`)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="row">
        {place.websiteUrl && (
          <a href={place.websiteUrl} rel="noopener">
            {t('deposit.website', { name: place.name })}
          </a>
        )}
        {place.guidelineUrl && (
          <a href={place.guidelineUrl} rel="noopener">
            {t('deposit.guideline', { name: place.name })}
          </a>
        )}
      </p>
    </li>
  );
};

import type { SearchPage } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import { valueOfGroup } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Icon } from '../../../components/icon.tsx';
import type { NetworkNode } from '../../../components/network/network.ts';
import { Link } from '../../../components/link.tsx';
import { resultsAddress } from '../../../search/search-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';
import { PartnerStart } from './partner-start.tsx';
import { partnerSteps } from './partner-steps.ts';
import { partnersAmong } from './partners-among.ts';
import { useSharedWorks } from './use-shared-works.ts';

interface PartnersProps {
  /** The organization itself. */
  readonly center: NetworkNode;
  readonly page: SearchPage;
  readonly query: SearchQuery;
}

const SHOWN = 10;

/** The organizations with the most shared works, each linked to these works. */
export const Partners = ({ center, page, query }: PartnersProps) => {
  const t = useMessages();
  const sharedWorks = useSharedWorks();
  const partners = partnersAmong(page, center.id);
  if (partners.length === 0) return <p className="soft">{t('works.no-partners')}</p>;
  return (
    <>
      <ul className={styles['related']}>
        {partners.slice(0, SHOWN).map(({ value, label, count }) => (
          <li key={value}>
            <Icon name="organization" />{' '}
            <Link to={landingAddress('organization', valueOfGroup(value) ?? value)}>{label}</Link>
            <span className="small">
              <Link to={resultsAddress({ ...query, filters: { ...query.filters, organization: [value] } })}>
                {sharedWorks(count)}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <PartnerStart center={center} steps={partnerSteps(partners, sharedWorks)} />
    </>
  );
};

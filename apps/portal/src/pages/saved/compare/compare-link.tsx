import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { RecordKey } from '../../../saved/saved-addresses.ts';
import { COMPARED_MAX, compareAddress } from './compare-address.ts';

/** Leads to a comparison of records, or says which records can be compared. */
export const CompareLink = ({ records }: { readonly records: readonly RecordKey[] }) => {
  const t = useMessages();
  if (records.length < 2) return null;
  const address = compareAddress(records);
  return address === null ? (
    <span className="soft">{t('compare.limit', { most: COMPARED_MAX })}</span>
  ) : (
    <Link to={address}>{t('compare.records')}</Link>
  );
};

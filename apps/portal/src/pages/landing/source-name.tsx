import { landingAddress } from '@open-discovery/model';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { isKnownSource } from '../../records/is-known-source.ts';
import type { NamedSource } from '../../records/is-known-source.ts';

/** The name of a data source, linked to its page when its id is known. */
export const SourceName = ({ source }: { readonly source: NamedSource | null }) => {
  const t = useMessages();
  if (!isKnownSource(source)) return <>{t('instance.unknown-source')}</>;
  const name = source.value ?? source.key;
  return source.key ? <Link to={landingAddress('dataSource', source.key)}>{name}</Link> : <>{name}</>;
};

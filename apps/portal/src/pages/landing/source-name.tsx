import { landingAddress } from '@open-discovery/model';
import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages.ts';

/** What aggregators call a source that they don't know; it has no page. */
const UNKNOWN = /^unknown(?: repository)?$/i;

interface SourceNameProps {
  readonly source: { readonly key?: string | null; readonly value?: string | null };
}

/** A data source by its name, a link to its page where its id is known. */
export const SourceName = ({ source }: SourceNameProps) => {
  const t = useMessages();
  const name = source.value ?? source.key;
  if (UNKNOWN.test(name ?? '')) return <>{t('instance.unknown-source')}</>;
  return source.key ? <Link to={landingAddress('dataSource', source.key)}>{name}</Link> : <>{name}</>;
};

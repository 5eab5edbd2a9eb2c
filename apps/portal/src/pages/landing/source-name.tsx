import { landingAddress } from '@open-discovery/model';
import { Link } from 'react-router-dom';

interface SourceNameProps {
  readonly source: { readonly key?: string | null; readonly value?: string | null };
}

/** A data source by its name, a link to its page where its id is known. */
export const SourceName = ({ source }: SourceNameProps) => {
  const name = source.value ?? source.key;
  return source.key ? <Link to={landingAddress('dataSource', source.key)}>{name}</Link> : <>{name}</>;
};

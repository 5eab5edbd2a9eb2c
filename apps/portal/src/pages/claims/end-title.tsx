import { landingAddress } from '@open-discovery/model';
import type { ClaimEnd } from '@open-discovery/model';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';

/** One end of a link, by its title. */
export const EndTitle = ({ end: { type, id, title } }: { readonly end: ClaimEnd }) => (
  <span>
    <Icon name={type} /> <Link to={landingAddress(type, id)}>{title}</Link>
  </span>
);

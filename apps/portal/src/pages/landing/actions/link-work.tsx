import { encodeText } from '@open-discovery/http';
import { isPageEnabled } from '@open-discovery/menu';
import type { ResearchProduct } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { LINKING_PATH } from '../../../runtime/paths.ts';

/** Leads to the page that links the work to projects, communities and other works, where the portal has it. */
export const LinkWork = ({ product: { id } }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  if (!isPageEnabled(configuration, LINKING_PATH)) return null;
  return (
    <Link className="btn" to={`${LINKING_PATH}?workId=${encodeText(id)}`}>
      {t('action.link')}
    </Link>
  );
};

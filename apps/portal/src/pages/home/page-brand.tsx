import { usePortal } from '../../runtime/portal-context.tsx';
import { Account } from '../../session/account.tsx';
import { PageTools } from '../../components/page-tools.tsx';
import { Brand } from '../../components/brand.tsx';

/**
 * Logo, title and account on a page without a header; nothing where the portal always shows its header. Spec
 * §2.
 */
export const PageBrand = () => {
  const { showHeaderAlways } = usePortal().configuration;
  if (showHeaderAlways) return null;
  return (
    <div className="page-brand">
      <Brand />
      <div className="row page-tools">
        <PageTools />
        <Account />
      </div>
    </div>
  );
};

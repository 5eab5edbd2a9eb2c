import { usePortal } from '../../runtime/portal-context.tsx';
import { Account } from '../../session/account.tsx';
import { PageTools } from '../../components/page-tools.tsx';
import { Brand } from '../../components/brand.tsx';

/**
 * Logo, title and account above the content of a page without the layout's header; nothing where the portal always shows
 * that header. Spec §2.
 */
export const PageBrand = () => {
  const { showHeaderAlways } = usePortal().configuration;
  if (showHeaderAlways) return null;
  return (
    <header className="page page-brand">
      <Brand />
      <div className="row page-tools">
        <PageTools />
        <Account />
      </div>
    </header>
  );
};

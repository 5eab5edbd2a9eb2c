import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useGraphAddress } from '../../runtime/use-graph-address.ts';

/** The path at which the API's host serves the Graph API. */
const GRAPH = /\/graph\/v3$/;

/** The addresses of the portal's services for programs. Only an API of this product has all of them. */
export const Services = () => {
  const t = useMessages();
  const { language } = usePortal();
  const graph = useGraphAddress()('').replace(/\/$/, '');
  const api = GRAPH.test(graph) ? graph.replace(GRAPH, '') : null;
  return (
    <dl className="develop-services">
      <dt>{t('develop.graph')}</dt>
      <dd>
        <code>{graph}</code>
      </dd>
      {api !== null && (
        <>
          <dt>{t('develop.documentation')}</dt>
          <dd>
            <a href={`${api}/docs/?lang=${language}`}>{t('develop.documentation-link')}</a>
            {' · '}
            <a href={`${api}/docs/json`}>OpenAPI</a>
          </dd>
          <dt>{t('develop.harvest')}</dt>
          <dd>
            <a href={`${api}/oai?verb=Identify`}>OAI-PMH</a>
            {' · '}
            <a href="/sitemap.xml">Sitemap</a>
          </dd>
        </>
      )}
    </dl>
  );
};

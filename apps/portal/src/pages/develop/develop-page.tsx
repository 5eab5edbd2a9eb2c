import { CODE_LANGUAGE_NAMES, CODE_LANGUAGES } from '@open-discovery/http';
import type { CodeLanguage } from '@open-discovery/http';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { CopyButton } from '../../components/copy-button.tsx';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useGraphAddress } from '../../runtime/use-graph-address.ts';
import type { DevelopData } from './develop-loader.ts';
import styles from './develop.css?url';
import { codeLanguageOf, exampleCode } from './example-code.ts';
import type { Example } from './examples.ts';
import { Services } from './services.tsx';
import { DEVELOP_PATH } from '../../runtime/paths.ts';

export { developLoader as loader } from './develop-loader.ts';

/** Explains the API to developers, with examples that work against this portal. Spec §2. */
export const Page = () => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const { examples } = useLoaderData<DevelopData>();
  const language = codeLanguageOf(parameters);
  return (
    <main id="main" className="page develop">
      <PageStyles href={styles} />
      <PageHead title={t('menu.develop')} description={t('develop.lead')} path={DEVELOP_PATH} />
      <h1>{t('menu.develop')}</h1>
      <p>{t('develop.lead')}</p>
      <Services />
      <h2>{t('develop.examples')}</h2>
      <p>{t('develop.examples-lead')}</p>
      <nav aria-label={t('develop.languages')} className="develop-languages">
        {CODE_LANGUAGES.map((choice) => (
          <Link
            key={choice}
            className="chip"
            to={`${DEVELOP_PATH}?language=${choice}`}
            aria-current={choice === language ? 'true' : undefined}
            preventScrollReset
          >
            {CODE_LANGUAGE_NAMES[choice]}
          </Link>
        ))}
      </nav>
      {examples.map((example) => (
        <ExampleSection key={example.id} example={example} language={language} />
      ))}
      <h2>{t('develop.rules')}</h2>
      <ul className="develop-rules">
        <li>{t('develop.rule-limit')}</li>
        <li>{t('develop.rule-pages')}</li>
        <li>{t('develop.rule-errors')}</li>
        <li>{t('develop.rule-cache')}</li>
      </ul>
    </main>
  );
};

interface ExampleSectionProps {
  readonly example: Example;
  readonly language: CodeLanguage;
}

const ExampleSection = ({ example: { id, shape, path }, language }: ExampleSectionProps) => {
  const t = useMessages();
  const { origin } = usePortal();
  const url = new URL(useGraphAddress()(path), origin).href;
  const code = exampleCode(language, shape, url);
  const title = t(`develop.${id}`);
  return (
    <section className="develop-example" aria-label={title}>
      <h3>{title}</h3>
      <p>{t(`develop.${id}-lead`)}</p>
      <pre className="small" tabIndex={0} role="region" aria-label={t('develop.code', { title })}>
        <code>{code}</code>
      </pre>
      <p className="row small">
        <CopyButton text={code} label={t('develop.copy', { title })} />
        <a href={url}>{t('develop.response')}</a>
      </p>
    </section>
  );
};

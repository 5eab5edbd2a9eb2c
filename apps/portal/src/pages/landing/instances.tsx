import { isOpen, parseAccessRight } from '@open-discovery/model';
import type { Instance } from '@open-discovery/model';
import { Icon } from '../../components/icon.tsx';
import { useFormat } from '../../components/use-format.ts';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import { ExternalLink } from './external-link.tsx';
import styles from './landing.module.css';
import { SourceName } from './source-name.tsx';

/** Every copy: where it is, how it can be read, what it is, under which licence, since when. */
export const Instances = ({ instances }: { readonly instances: readonly Instance[] }) => {
  const t = useMessages();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('instance.source')}</th>
          <th scope="col">{t('field.access')}</th>
          <th scope="col">{t('instance.type')}</th>
          <th scope="col">{t('instance.licence')}</th>
          <th scope="col">{t('instance.date')}</th>
        </tr>
      </thead>
      <tbody>
        {instances.map((instance, index) => (
          <InstanceRow key={index} instance={instance} />
        ))}
      </tbody>
    </table>
  );
};

const InstanceRow = ({ instance }: { readonly instance: Instance }) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const url = instance.urls?.[0];
  const source = instance.hostedBy ?? instance.collectedFrom;
  const licence = instance.license ?? '';
  return (
    <tr>
      <td>
        {source ? <SourceName source={source} /> : t('instance.unknown-source')}
        {url && (
          <>
            {' '}
            <ExternalLink url={url}>
              <Icon name="out" />
              <span className="vh">{t('instance.open', { source: source?.value ?? url })}</span>
            </ExternalLink>
          </>
        )}
      </td>
      <td>
        <Access instance={instance} />
      </td>
      <td>{instance.type ? message(`instance.${instance.type}`, instance.type) : ''}</td>
      <td>{/^https?:/.test(licence) ? <ExternalLink url={licence} /> : licence}</td>
      <td className="num">{instance.publicationDate && format.published(instance.publicationDate)}</td>
    </tr>
  );
};

const Access = ({ instance }: { readonly instance: Instance }) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const right = parseAccessRight(instance.accessRight?.label ?? '') ?? 'UNKNOWN';
  const route = instance.accessRight?.openAccessRoute;
  const words = [t(`access.${right}`), route ? message(`color.${route}`, route) : null]
    .filter(Boolean)
    .join(' · ');
  return isOpen(right) ? (
    <span className="label open">
      <Icon name="lock-open" /> {words}
    </span>
  ) : (
    <span className="label">{words}</span>
  );
};

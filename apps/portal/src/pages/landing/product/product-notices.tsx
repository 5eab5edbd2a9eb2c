import { accessRightOf } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';
import { isRetracted } from './is-retracted.ts';

/** Warnings before reading: the work was retracted, or it is under embargo. */
export const ProductNotices = ({ product }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  const format = useFormat();
  const { now } = usePortal();
  const { embargoEndDate } = product;
  const isEmbargoed = accessRightOf(product) === 'EMBARGO';
  const isOver = embargoEndDate ? embargoEndDate <= now.slice(0, 10) : false;
  return (
    <>
      {isRetracted(product.mainTitle) && (
        <p className={`notice ${styles['warning']}`}>
          <strong>{t('landing.retracted')}</strong> {t('landing.retracted-text')}
        </p>
      )}
      {isEmbargoed && (
        <p className="notice" suppressHydrationWarning>
          {embargoEndDate
            ? t(isOver ? 'landing.embargo-over' : 'landing.embargo-until', {
                date: format.day(embargoEndDate),
              })
            : t('landing.embargo')}
        </p>
      )}
    </>
  );
};

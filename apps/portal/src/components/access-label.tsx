import { accessRightOf, isOpen } from '@open-discovery/model';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './icon.tsx';
import { usePortal } from '../runtime/portal-context.tsx';
import { useFormat } from '../runtime/use-format.ts';
import type { CardRecordOf } from '../search/card-records.ts';

/** A product's access right; open access always comes with its lock icon and its name. */
export const AccessLabel = ({ product }: { readonly product: CardRecordOf['product'] }) => {
  const t = useMessages();
  const format = useFormat();
  const { now } = usePortal();
  const right = accessRightOf(product);
  const end = product.embargoEndDate;
  if (right === 'UNKNOWN') return null;
  if (!isOpen(right)) {
    return (
      <span className="label">
        {right === 'EMBARGO' && end
          ? t(end < now ? 'access.embargo-ended' : 'access.embargo-until', { date: format.day(end) })
          : t(`access.${right}`)}
      </span>
    );
  }
  return (
    <span className="label open">
      <Icon name="lock-open" /> {t(`access.${right}`)}
      {product.openAccessColor && ` · ${t(`color.${product.openAccessColor}`)}`}
    </span>
  );
};

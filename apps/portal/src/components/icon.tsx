import type { RecordKind } from '@open-discovery/model';
import sprite from './icons.svg?no-inline';

/** Names of the drawings in the sprite `icons.svg`: one for each kind of record, and those of controls. */
export type IconName =
  | RecordKind
  | 'chevron'
  | 'close'
  | 'download'
  | 'filter'
  | 'flag'
  | 'help'
  | 'lock-open'
  | 'logo'
  | 'mail'
  | 'menu'
  | 'more'
  | 'orcid'
  | 'out'
  | 'person'
  | 'quote'
  | 'saved'
  | 'share'
  | 'theme';

/** A decorative icon next to words, hidden from assistive technology. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="i" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

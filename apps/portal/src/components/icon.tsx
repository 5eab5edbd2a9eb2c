import type { RecordKind } from '@open-discovery/model';
import sprite from './icons.svg?no-inline';

/** Drawings of the sprite `icons.svg`: one for each kind of record, and those of controls. */
export type IconName =
  | RecordKind
  | 'chevron'
  | 'close'
  | 'download'
  | 'filter'
  | 'flag'
  | 'lock-open'
  | 'logo'
  | 'mail'
  | 'menu'
  | 'orcid'
  | 'out'
  | 'person'
  | 'quote'
  | 'share'
  | 'theme';

/** A drawing beside words; it says nothing by itself, so it is hidden from readers. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="i" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
);

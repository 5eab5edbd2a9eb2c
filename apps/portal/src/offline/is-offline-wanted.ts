import type { SavedItems } from '../saved/saved-items.ts';

interface Visit {
  readonly saved: SavedItems;
  /** The portal runs as an installed app. */
  readonly isInstalled: boolean;
}

/** Reports whether the portal is of use without a connection: something is saved on the device, or it is installed. */
export const isOfflineWanted = ({ saved, isInstalled }: Visit): boolean =>
  isInstalled || saved.searches.length + saved.selection.length + saved.records.length > 0;

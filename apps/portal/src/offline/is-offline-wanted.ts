import { countItems } from '../saved/saved-items.ts';
import type { SavedItems } from '../saved/saved-items.ts';

interface Visit {
  readonly saved: SavedItems;
  /** The portal runs as an installed app. */
  readonly isInstalled: boolean;
}

/** Reports whether the portal is of use without a connection: something is saved on the device, or it is installed. */
export const isOfflineWanted = ({ saved, isInstalled }: Visit): boolean =>
  isInstalled || countItems(saved) > 0;

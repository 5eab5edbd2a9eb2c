import type { PortalType } from '@open-discovery/model';

/** The portal that a file is uploaded for. */
export interface UploadTarget {
  readonly type: PortalType;
  readonly pid: string;
}

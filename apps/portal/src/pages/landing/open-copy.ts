import { isOpen, parseAccessRight } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';

/** Address of a copy that everybody may read: the first open instance's, http(s) only. */
export const openCopyOf = (product: ResearchProduct): string | null => {
  for (const instance of product.instances ?? []) {
    const right = parseAccessRight(instance.accessRight?.label ?? '') ?? 'UNKNOWN';
    const url = (instance.urls ?? []).find((candidate) => /^https?:\/\//i.test(candidate));
    if (isOpen(right) && url !== undefined && URL.canParse(url)) return url;
  }
  return null;
};

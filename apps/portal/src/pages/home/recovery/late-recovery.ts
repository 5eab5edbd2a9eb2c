import type { SearchPage } from '@open-discovery/graph-client';
import { latePart } from '../../../app/late-part.tsx';

/** Results that are so few that the way to more is shown. */
const FEW = 3;
export const isFew = ({ total }: Pick<SearchPage, 'total'>): boolean => total <= FEW;

/** What helps where little is found: in the server's HTML, its code out of the first moment. */
export const recovery = latePart(async () => (await import('./recovery.tsx')).Recovery);

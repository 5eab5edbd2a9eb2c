import { usePortal } from './portal-context.tsx';

/** Returns the year, in UTC, in which the page was rendered. */
export const useCurrentYear = (): number => new Date(usePortal().now).getUTCFullYear();

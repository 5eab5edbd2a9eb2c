/**
 * Reports whether two routes are those of one page: routes ignore case.
 * @example
 * isSameRoute('/team', '/Team'); // true
 */
export const isSameRoute = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

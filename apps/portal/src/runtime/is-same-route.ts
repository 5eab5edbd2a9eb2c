/** Reports whether two routes are those of one page: routes ignore case. */
export const isSameRoute = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

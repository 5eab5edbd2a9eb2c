/** Returns the section of the standard that defines an element. */
export const halSection = (element: string): string => `AOfr, the TEI of HAL, ${element}`;

/** Returns the section of the documentation that defines a field. */
export const halJsonSection = (field: string): string => `HAL search API, ${field}`;

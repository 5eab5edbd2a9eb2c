/** The value of a country field that stands for any European country. Spec §9. */
export const EUROPE = 'EUROPE';

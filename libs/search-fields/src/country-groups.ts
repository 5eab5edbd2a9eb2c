/** The value of a country field that selects any European country. Spec §9. */
export const EUROPE = 'EUROPE';

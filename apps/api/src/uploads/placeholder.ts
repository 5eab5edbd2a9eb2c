/** The name of the placeholder for a missing logo. Spec §3 "Logo". */
export const PLACEHOLDER_FILENAME = 'placeholder.svg';

/** A framed landscape in a gray that is visible on light and dark backgrounds. */
export const PLACEHOLDER_SVG = Buffer.from(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none"',
    ' stroke="#7a8699" stroke-width="3" stroke-linejoin="round">',
    '<rect x="6" y="12" width="52" height="40" rx="4"/>',
    '<circle cx="21" cy="26" r="5"/>',
    '<path d="M8 48l15-13 9 7 12-13 13 13"/>',
    '</svg>',
  ].join(''),
);

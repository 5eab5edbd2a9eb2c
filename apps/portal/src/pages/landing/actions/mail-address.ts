/** Returns a `mailto:` address with a subject and the start of the text. */
export const mailAddress = (
  to: string,
  { subject, body }: { readonly subject: string; readonly body: string },
): string =>
  // Mail programs expect %20 and keep a plus sign as it is.
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

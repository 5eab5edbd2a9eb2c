/** The address of a letter to be written, with its subject and the beginning of its text. */
export const mailAddress = (
  to: string,
  { subject, body }: { readonly subject: string; readonly body: string },
): string =>
  // Letters want %20; a plus sign stays a plus sign there.
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

import { encodeText } from '@open-discovery/http';

/** Returns a `mailto:` address with a subject and the start of the text. */
export const mailAddress = (
  to: string,
  { subject, body }: { readonly subject: string; readonly body: string },
): string =>
  // Mail programs expect %20 and keep a plus sign as it is.
  `mailto:${encodeText(to).replace('%40', '@')}?subject=${encodeText(subject)}&body=${encodeText(body)}`;

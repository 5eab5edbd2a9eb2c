import Negotiator from 'negotiator';

/**
 * Chooses the language that a client prefers; `null` if it accepts none of them. A region matches its language
 * (`de-AT` accepts `de`). RFC 9110 §12.5.4.
 * @example chooseLanguage('fr, de;q=0.8, en;q=0.9', ['en', 'de']) // 'en'
 */
export const chooseLanguage = <Language extends string>(
  acceptLanguage: string | undefined,
  available: readonly Language[],
): Language | null => {
  const chosen = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language(available);
  return available.find((language) => language === chosen) ?? null;
};

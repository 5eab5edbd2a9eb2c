/**
 * Formats an amount in the reader's language, with cents only if it has some. A currency that has no code of three letters
 * stays as its source writes it.
 * @example formatMoney(195454.8, 'EUR', 'fr') // '195 454,80 €'
 */
export const formatMoney = (amount: number, currency: string, language: string): string => {
  const digits = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 };
  return /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(language, { ...digits, style: 'currency', currency }).format(amount)
    : `${new Intl.NumberFormat(language, digits).format(amount)} ${currency}`.trim();
};

import { decodeCombining } from './decode-combining.ts';

/** ISO 5426, the Latin characters of UNIMARC before Unicode. */
const ISO_5426 = {
  letters: '¡„£$¥†§′‘“«♭©℗®ʿʾ‚   ‡·″’”»♯ʹʺ¿                                 ÆĐ   Ĳ ŁØŒ Þ    æđð ıĳ łøœßþ',
  firstLetter: 0xa1,
  marks:
    '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0308\u030A\u0315\u0312\u030B\u031B\u030C\u0327\u031C\u0326\u0328\u0325\u032E\u0323\u0324\u0332\u0333\u0329\u032D \uFE20\uFE21',
  firstMark: 0xc0,
};

/**
 * Decodes the Latin letters of UNIMARC.
 * @example decodeIso5426(Buffer.from([0xc2, 0x65])) // 'é'
 */
export const decodeIso5426 = (bytes: Uint8Array): string => decodeCombining(bytes, ISO_5426);

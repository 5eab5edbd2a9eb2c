/** Reports whether a logo is the name of an uploaded picture, which is not an address. */
export const isUploaded = (logoUrl: string): boolean => logoUrl !== '' && !/[/:]/.test(logoUrl);

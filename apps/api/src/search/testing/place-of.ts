/** Spread over the earth by the golden angle, also at the poles and at the meridian of 180 degrees. */
export const placeOf = (number: number): { readonly point: string } => ({
  point: `${((number * 37) % 181) - 90} ${(((number * 137.5) % 361) - 180).toFixed(2)}`,
});

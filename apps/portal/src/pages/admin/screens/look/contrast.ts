/** A color as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/**
 * Returns the contrast of two colors, from 1 to 21. Source: WCAG 2.2, "contrast ratio".
 * @example contrast([0, 0, 0], [255, 255, 255]) // 21
 */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

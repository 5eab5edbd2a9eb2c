/**
 * Derives the accent colors of both themes from the portal's hue, as custom properties, with lightness adjusted so that
 * text is readable. They are opaque, also those of a color that is not.
 */
export const accentColors = (accent: string) => ({
  '--accent': `light-dark(oklch(from ${accent} min(l,0.48) c h/1),oklch(from ${accent} 0.8 min(c,0.1) h/1))`,
  '--accent-soft': `light-dark(oklch(from ${accent} 0.95 0.025 h/1),oklch(from ${accent} 0.3 0.04 h/1))`,
});

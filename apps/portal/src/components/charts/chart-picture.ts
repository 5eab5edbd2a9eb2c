import { encodeText } from '@open-discovery/http';

/** Style properties that a drawing inherits from the page and must carry itself in a file. */
const CARRIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Serializes a drawing of the page as a stand-alone SVG with its size in pixels, its colors and a background.
 */
export const chartSvg = (drawing: SVGSVGElement): string => {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, at) => {
    const original = originals[at];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of CARRIED) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'tabindex', 'style', 'role', 'aria-label', 'aria-expanded'])
      element.removeAttribute(name);
    // Links are relative to the page, and a file has no page.
    if (original instanceof SVGAElement)
      element.setAttribute('href', new URL(original.href.baseVal, location.href).href);
  });
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(paper);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
};

/** Renders at twice the size of the page, for high-density screens and print. */
const PNG_SCALE = 2;

/** Rasterizes a drawing as PNG. Rejects where the browser cannot draw it. */
export const chartPng = async (drawing: SVGSVGElement): Promise<Blob> => {
  const { width, height } = drawing.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeText(chartSvg(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
};

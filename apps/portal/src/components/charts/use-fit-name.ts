import type { RefObject } from 'react';
import { useWidth } from '../use-width.ts';
import { fitText } from './fit-text.ts';

let context: CanvasRenderingContext2D | null = null;

/** Returns a function that measures texts in the font of an element. */
const widthIn = (element: Element): ((text: string) => number) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = getComputedStyle(element).font;
  return (text) => context?.measureText(text).width ?? 0;
};

/** Returns a function that cuts names, with an ellipsis, to a share of a drawing's width as it changes. */
export const useFitName = (
  drawing: RefObject<SVGSVGElement | null>,
  share: number,
): ((name: string) => string) => {
  const widthPx = useWidth(drawing);
  // Before it is measured, a drawing has no width.
  if (widthPx === 0 || drawing.current === null) return (name) => name;
  const widthOf = widthIn(drawing.current);
  return (name) => fitText(name, widthPx * share, widthOf);
};

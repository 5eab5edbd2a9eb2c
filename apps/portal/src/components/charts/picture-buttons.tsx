import type { RefObject } from 'react';
import { chartPng, chartSvg } from './chart-picture.ts';
import { saveFile, saveText } from '../download/save-file.ts';

interface PictureButtonsProps {
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** Name of the downloaded file, without its ending. */
  readonly name: string;
  /** Returns the accessible name of the button of a format. */
  readonly labelOf: (format: string) => string;
}

/** The file formats in which a drawing can be downloaded. */
const SAVE = {
  svg: (drawing, name) => saveText(chartSvg(drawing), `${name}.svg`, 'image/svg+xml'),
  png: (drawing, name) =>
    void chartPng(drawing).then((picture) => saveFile(picture, `${name}.png`), reportError),
} as const satisfies Record<string, (drawing: SVGSVGElement, name: string) => void>;
const FORMATS = Object.keys(SAVE) as (keyof typeof SAVE)[];

/** Buttons that download a drawing as a picture. */
export const PictureButtons = ({ drawing, name, labelOf }: PictureButtonsProps) =>
  FORMATS.map((format) => (
    <button
      key={format}
      type="button"
      className="link"
      aria-label={labelOf(format.toUpperCase())}
      onClick={() => drawing.current && SAVE[format](drawing.current, name)}
    >
      {format.toUpperCase()}
    </button>
  ));

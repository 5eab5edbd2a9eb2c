import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useRovingFocus } from '../charts/use-roving-focus.ts';
import { useWidth } from '../use-width.ts';
import styles from './map.module.css';
import { WORLD } from './project-place.ts';
import world from './world.svg?no-inline';
import type { MapView, Point } from './zoom-to.ts';

/** The drawing, in pixels. */
export interface Drawing {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Returns where a point of the map is drawn. */
  readonly toDrawing: (point: Point) => Point;
}

interface WorldMapProps {
  /** `group` if the marks are links. */
  readonly role: 'img' | 'group';
  readonly label: string;
  readonly view: MapView;
  /** Returns the marks. */
  readonly children: (drawing: Drawing) => ReactNode;
}

/** Marks on an outline of the world, or of a part of it. Arrow keys move between marks that are links. */
export const WorldMap = ({ role, label, view, children }: WorldMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const moveFocus = useRovingFocus(drawing);
  const widthPx = useWidth(frame);
  const heightPx = (widthPx * WORLD.height) / WORLD.width;
  const scale = widthPx / view.width;
  return (
    <div ref={frame}>
      <svg
        ref={drawing}
        className={styles['drawing']}
        width={widthPx}
        height={heightPx}
        role={role}
        aria-label={label}
        onKeyDown={moveFocus}
      >
        <use
          href={`${world}#land`}
          className={styles['land']}
          transform={`scale(${scale}) translate(${-view.x} ${-view.y})`}
        />
        {children({
          widthPx,
          heightPx,
          toDrawing: ({ x, y }) => ({ x: (x - view.x) * scale, y: (y - view.y) * scale }),
        })}
      </svg>
    </div>
  );
};

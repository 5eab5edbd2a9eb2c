import { useMessages } from '../../messages/use-messages.ts';
import { KindShape } from './kind-shape.tsx';
import type { legendRows } from './legend-rows.ts';

interface NetworkLegendProps {
  readonly rows: ReturnType<typeof legendRows>;
  readonly topPx: number;
  readonly rowPx: number;
}

/** The shapes of the kinds with their names; a part of the drawing, so that its pictures have it, too. */
export const NetworkLegend = ({ rows, topPx, rowPx }: NetworkLegendProps) => {
  const t = useMessages();
  return (
    <g role="list" aria-label={t('network.legend')} className="network-legend">
      {rows.map((row, at) =>
        row.map(({ kind, name, x }) => (
          <g key={kind} role="listitem">
            <KindShape kind={kind} x={x + 11} y={topPx + (at + 0.5) * rowPx} />
            <text x={x + 28} y={topPx + (at + 0.5) * rowPx + 5}>
              {name}
            </text>
          </g>
        )),
      )}
    </g>
  );
};

import { DASHBOARD_FIGURES } from '@open-discovery/model';
import type { DashboardFields, DashboardFigure } from '@open-discovery/model';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { movedFigure } from './dashboard-values.ts';

type Figures = DashboardFields['figures'];
type Chosen = Figures[number];

/** The figures of a dashboard: which, in which order, and with which words. */
export const FiguresField = ({ label, value, onChange }: FieldProps<Figures>) => {
  const t = useMessages();
  const left = DASHBOARD_FIGURES.filter((figure) => !value.some((chosen) => chosen.figure === figure));
  const put = (at: number, chosen: Chosen) =>
    onChange(value.map((one, index) => (index === at ? chosen : one)));
  return (
    <fieldset className="admin-field">
      <legend>{label}</legend>
      {value.length === 0 && <p>{t('admin-dashboards.no-figures')}</p>}
      <ol className="admin-list">
        {value.map((chosen, at) => (
          <li key={chosen.figure}>
            <FigureEntry
              chosen={chosen}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              onMove={(by) => onChange(movedFigure(value, at, by))}
              onRemove={() => onChange(value.filter((one) => one !== chosen))}
              onChange={(next) => put(at, next)}
            />
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <p className="row">
          <span>{t('admin-dashboards.add')}</span>
          {left.map((figure) => (
            <AddButton
              key={figure}
              figure={figure}
              onAdd={() => onChange([...value, { figure, title: '', text: '' }])}
            />
          ))}
        </p>
      )}
    </fieldset>
  );
};

const AddButton = ({ figure, onAdd }: { readonly figure: DashboardFigure; readonly onAdd: () => void }) => {
  const t = useMessages();
  return (
    <button type="button" className="btn small" onClick={onAdd}>
      {t(`dashboards.figure.${figure}`)}
    </button>
  );
};

interface FigureEntryProps {
  readonly chosen: Chosen;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
  readonly onChange: (chosen: Chosen) => void;
}

const TITLE_MAX_CHARS = 200;
const TEXT_MAX_CHARS = 2_000;

const FigureEntry = ({ chosen, isFirst, isLast, onMove, onRemove, onChange }: FigureEntryProps) => {
  const t = useMessages();
  const name = t(`dashboards.figure.${chosen.figure}`);
  return (
    <details>
      <summary>{chosen.title || name}</summary>
      <div className="row">
        <SteadyButton className="btn small" isOff={isFirst} onClick={() => onMove(-1)}>
          {t('admin.move-up', { name })}
        </SteadyButton>
        <SteadyButton className="btn small" isOff={isLast} onClick={() => onMove(1)}>
          {t('admin.move-down', { name })}
        </SteadyButton>
        <button type="button" className="btn small" onClick={onRemove}>
          {t('admin-dashboards.remove', { name })}
        </button>
      </div>
      <label className="admin-field">
        {t('admin.field-title')}
        <input
          value={chosen.title}
          maxLength={TITLE_MAX_CHARS}
          placeholder={name}
          onChange={({ target }) => onChange({ ...chosen, title: target.value })}
        />
      </label>
      <label className="admin-field">
        {t('admin-dashboards.figure-text')}
        <textarea
          rows={2}
          value={chosen.text}
          maxLength={TEXT_MAX_CHARS}
          onChange={({ target }) => onChange({ ...chosen, text: target.value })}
        />
      </label>
    </details>
  );
};

import { getStatistics, saveStatistic, toggleStatistics } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import { COMMUNITY_STATISTICS } from '@open-discovery/model';
import type { StatisticEntity, Statistics } from '@open-discovery/model';
import { useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { FailureAlert } from '../failure-alert.tsx';
import { Switch } from '../fields/switch.tsx';
import { useChangeContent, useContent } from '../../use-content.ts';
import { choiceOf, withChoice } from './statistics-choice.ts';

// Entries lose the type of each name.
const WORKS = Object.keys(COMMUNITY_STATISTICS) as readonly StatisticEntity[];

/** A place that can show a figure: a community's page, the dashboard of a stakeholder. */
type Place = 'status' | 'monitor';

interface StatisticsChoicesProps {
  readonly pid: string;
  readonly places: readonly Place[];
}

/** The switches of the figures that a community or stakeholder shows. */
export const StatisticsChoices = ({ pid, places }: StatisticsChoicesProps) => {
  const t = useMessages();
  const changeContent = useChangeContent();
  const content = useContent(getStatistics(pid));
  const [failure, setFailure] = useState<HttpError | null>(null);
  const statistics = content.value;
  if (!statistics) return <NotLoaded content={content} />;
  const send = async (
    request: ReturnType<typeof saveStatistic>,
    change: (current: Statistics) => Statistics,
  ): Promise<void> => {
    const answer = await changeContent(request, { of: getStatistics(pid), change });
    setFailure(answer.ok ? null : answer.error);
  };
  return (
    <section aria-labelledby="admin-statistics">
      <h3 id="admin-statistics">{t('admin.statistics')}</h3>
      <Switch
        label={t('admin.statistics-on')}
        isOn={statistics.isEnabled}
        onChange={() =>
          void send(toggleStatistics(pid), (current) => ({ ...current, isEnabled: !current.isEnabled }))
        }
      />
      <FailureAlert error={failure} />
      {statistics.isEnabled &&
        WORKS.map((works) => (
          <Charts
            key={works}
            works={works}
            places={places}
            statistics={statistics}
            onChange={(chart, choice) =>
              void send(saveStatistic(pid, { entity: works, chart, ...choice }), (current) =>
                withChoice(current, works, chart, choice),
              )
            }
          />
        ))}
    </section>
  );
};

interface ChartsProps {
  readonly works: StatisticEntity;
  readonly places: readonly Place[];
  readonly statistics: Statistics;
  readonly onChange: (chart: string, choice: { readonly status: boolean; readonly monitor: boolean }) => void;
}

/** The charts of one type of works, with a switch for each place. */
const Charts = ({ works, places, statistics, onChange }: ChartsProps) => {
  const t = useMessages();
  return (
    <details>
      <summary>{t(`admin.statistics-works-${works}`)}</summary>
      <ul>
        {COMMUNITY_STATISTICS[works].map((chart) => {
          const choice = choiceOf(statistics, works, chart);
          const name = t(`admin.statistics-chart-${chart}`);
          return (
            <li key={chart} className="row">
              <span>{name}</span>
              {places.map((place) => (
                <Switch
                  key={place}
                  label={t(`admin.statistics-place-${place}`)}
                  isOn={choice[place]}
                  aria-label={t('label.value', {
                    name,
                    value: t(`admin.statistics-place-${place}`),
                  })}
                  onChange={(isOn) => onChange(chart, { ...choice, [place]: isOn })}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
};

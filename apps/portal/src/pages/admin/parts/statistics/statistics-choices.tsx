import { getStatistics, saveStatistic, toggleStatistics } from '@open-discovery/admin-client';
import { COMMUNITY_STATISTICS } from '@open-discovery/model';
import type { StatisticEntity, Statistics } from '@open-discovery/model';
import { useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { NoList } from '../../parts/list/item-list.tsx';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useChangeContent, useContent } from '../../use-content.ts';
import { choiceOf, withChoice } from './statistics-choice.ts';

// Entries lose the type of each name.
const WORKS = Object.keys(COMMUNITY_STATISTICS) as readonly StatisticEntity[];

/** The switches of the figures on a community's page and on its monitor. */
export const StatisticsChoices = ({ pid }: { readonly pid: string }) => {
  const t = useMessages();
  const failureText = useFailureText();
  const changeContent = useChangeContent();
  const content = useContent(getStatistics(pid));
  const [failure, setFailure] = useState('');
  const statistics = content.value;
  if (!statistics) return <NoList content={content} />;
  const send = async (
    request: ReturnType<typeof saveStatistic>,
    change: (current: Statistics) => Statistics,
  ): Promise<void> => {
    const answer = await changeContent(request, { of: getStatistics(pid), change });
    setFailure(answer.ok ? '' : failureText(answer.error));
  };
  return (
    <section aria-labelledby="community-statistics">
      <h3 id="community-statistics">{t('admin-communities.statistics')}</h3>
      <label className="admin-switch">
        <input
          type="checkbox"
          role="switch"
          checked={statistics.isEnabled}
          onChange={() =>
            void send(toggleStatistics(pid), (current) => ({ ...current, isEnabled: !current.isEnabled }))
          }
        />
        {t('admin-communities.statistics-on')}
      </label>
      <div role="alert">{failure && <p className="admin-problem">{failure}</p>}</div>
      {statistics.isEnabled &&
        WORKS.map((works) => (
          <Charts
            key={works}
            works={works}
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
  readonly statistics: Statistics;
  readonly onChange: (chart: string, choice: { readonly status: boolean; readonly monitor: boolean }) => void;
}

/** The charts of one type of works: on the page, on the monitor. */
const Charts = ({ works, statistics, onChange }: ChartsProps) => {
  const t = useMessages();
  return (
    <details>
      <summary>{t(`admin-communities.works-${works}`)}</summary>
      <ul>
        {COMMUNITY_STATISTICS[works].map((chart) => {
          const choice = choiceOf(statistics, works, chart);
          const name = t(`admin-communities.chart-${chart}`);
          return (
            <li key={chart} className="row">
              <span>{name}</span>
              {(['status', 'monitor'] as const).map((place) => (
                <label key={place} className="admin-switch">
                  <input
                    type="checkbox"
                    role="switch"
                    checked={choice[place]}
                    aria-label={`${name}: ${t(`admin-communities.place-${place}`)}`}
                    onChange={({ target }) => onChange(chart, { ...choice, [place]: target.checked })}
                  />
                  {t(`admin-communities.place-${place}`)}
                </label>
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
};

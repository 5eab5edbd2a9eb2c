import { isPortalAdministrator } from '@open-discovery/roles';
import { useEffect, useRef } from 'react';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import { useConsole } from '../../console-context.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { getHarvests } from './read-sources.ts';
import { SourceForm } from './source-form.tsx';
import { SourceList } from './source-list.tsx';

const LOOK_EVERY_MS = 2_000;

/** The sources of harvests: what their last run found, the start and stop of a run, and the form of a new source. */
export const SourcesScreen = () => {
  const [page, copied] = useScreenPath();
  const isAdministrator = isPortalAdministrator(useConsole().user.role);
  const content = useContent(getHarvests());
  const { value, reload } = content;
  const isRunning = value?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  const isNew = page === 'new' && isAdministrator;
  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLAnchorElement>(null);
  useKeptFocus(area, isNew ? heading : add);
  if (!value) return <NotLoaded content={content} />;
  return (
    <section ref={area}>
      {isNew ? (
        <SourceForm
          key={copied}
          kinds={value.kinds}
          taken={value.sources.map(({ name }) => name)}
          copied={value.sources.find(({ name }) => name === copied) ?? null}
          heading={heading}
        />
      ) : (
        <SourceList list={value} reload={reload} add={add} />
      )}
    </section>
  );
};

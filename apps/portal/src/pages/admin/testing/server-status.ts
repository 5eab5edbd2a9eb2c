/** The state of a server that works, as it answers. */
export const SOUND_STATUS = {
  status: 'ok',
  version: '0.1.0',
  uptimeSeconds: 7_300,
  index: {
    state: 'ready',
    generation: 'generation-000002',
    publishedAt: '2026-11-23T07:50:13Z',
    records: 1_763,
  },
  content: { state: 'ready', setAside: [] },
  lastBackupAt: '2026-11-22T02:15:00Z',
};

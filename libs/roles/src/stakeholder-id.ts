/** Matches visible ASCII. A final `MANAGER` belongs to the role name, never to the id. */
const ID = /^(?!(?:.*_)?MANAGER$)[!-~]{1,200}$/i;

/** Reports whether role names can contain an id. Other ids would turn one role into another, or into none. */
export const isStakeholderId = (id: unknown): boolean => typeof id === 'string' && ID.test(id);

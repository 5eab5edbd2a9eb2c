/**
 * What is switched, and whether on or off.
 * @example const toggled: Toggled = { ids: ['64f1', '64f2'], status: true };
 */
export interface Toggled {
  readonly ids: readonly string[];
  readonly status: boolean;
}

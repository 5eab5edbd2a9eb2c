/**
 * The items to enable or disable, and which of both.
 * @example const toggled: Toggled = { ids: ['64f1', '64f2'], status: true };
 */
export interface Toggled {
  readonly ids: readonly string[];
  readonly status: boolean;
}

/** Replaces CSS modules and assets in unit tests: each class maps to its own name, each URL is `asset`. */
export default new Proxy(
  {},
  { get: (_target, name) => (name === Symbol.toPrimitive ? () => 'asset' : String(name)) },
);

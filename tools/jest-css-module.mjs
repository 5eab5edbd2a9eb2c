/** Stands for a CSS module or an asset in unit tests: every class is called by its own name, an address is `asset`. */
export default new Proxy(
  {},
  { get: (_target, name) => (name === Symbol.toPrimitive ? () => 'asset' : String(name)) },
);

declare module '*.json?deferred' {
  const messages: unknown;
  export default messages;
}

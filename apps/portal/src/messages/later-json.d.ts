declare module '*.json?later' {
  const messages: unknown;
  export default messages;
}

/** Yields the first `limit` items. */
export async function* take<T>(items: AsyncIterable<T>, limit: number): AsyncGenerator<T> {
  let count = 0;
  for await (const item of items) {
    yield item;
    count += 1;
    // Before the next item, for which a stream would search again.
    if (count === limit) return;
  }
}

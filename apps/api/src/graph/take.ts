/** Yields the first `limit` items. */
export async function* take<T>(items: AsyncIterable<T>, limit: number): AsyncGenerator<T> {
  let count = 0;
  for await (const item of items) {
    if (count >= limit) return;
    count += 1;
    yield item;
  }
}

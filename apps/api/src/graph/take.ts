/** The first of the records. */
export async function* take<T>(records: AsyncIterable<T>, most: number): AsyncGenerator<T> {
  let count = 0;
  for await (const record of records) {
    if (count >= most) return;
    count += 1;
    yield record;
  }
}

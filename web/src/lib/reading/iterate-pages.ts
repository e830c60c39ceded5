import type { ListPage } from './use-pages.ts';

/** Cursor '' reads the first page. Stops before a page once `isStopped` returns true. */
export async function* iteratePages<Row>(
  read: (cursor: string) => Promise<ListPage<Row>>,
  isStopped: () => boolean = () => false,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | null = '';
  while (cursor !== null && !isStopped()) {
    const page: ListPage<Row> = await read(cursor);
    yield page.rows;
    cursor = page.nextCursor;
  }
}

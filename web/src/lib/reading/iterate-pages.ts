import type { ListPage } from './use-pages.ts';

/**
 * The rows of a list, page after page; `read` takes where a page begins, '' being the first. `isStopped` is asked
 * before each page: once it says so, nothing more is read.
 */
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

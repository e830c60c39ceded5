import type { ListPage } from './use-pages.ts';

/** Cursor '' reads the first page. */
export async function* iteratePages<Row>(
  read: (cursor: string) => Promise<ListPage<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: ListPage<Row> = await read(cursor);
    yield page.rows;
    cursor = page.nextCursor;
  }
}

export async function readAllPages<Row>(
  read: (cursor: string) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of iteratePages(read)) all.push(...rows);
  return all;
}

import { array, nullable, object, record, safeParse, string, type InferOutput } from 'valibot';

import { tabStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';

import { readOrders } from '../list/data/order-list-api.ts';

const KEY = 'kargha.order-sequence';

/** The orders that staff walk through, in the order of the list that they came from. */
const sequenceSchema = object({
  filter: record(string(), string()),
  ids: array(string()),
  /** of the page after the last of these orders; null when there are no more */
  nextCursor: nullable(string()),
});
type OrderSequence = InferOutput<typeof sequenceSchema>;

function readSequence(): OrderSequence | undefined {
  const { success, output } = safeParse(sequenceSchema, readJson(tabStorage, KEY));
  return success ? output : undefined;
}

/** Remembers a page of the list. The first page starts again. */
export function rememberPage(
  filter: Readonly<Record<string, string>>,
  cursor: string,
  { rows, nextCursor }: ListPage<{ id: string }>,
): void {
  const before = cursor === '' ? [] : (readSequence()?.ids ?? []);
  const ids = [...before, ...rows.map(({ id }) => id)];
  writeJson(tabStorage, KEY, { filter: { ...filter }, ids, nextCursor } satisfies OrderSequence);
}

export interface PlaceInSequence {
  /** of the order, from 1 */
  place: number;
  /** orders that are known so far */
  count: number;
  hasMore: boolean;
  previous: string | undefined;
  /** The filter of the list, as the query of its address; '' without one. */
  listQuery: string;
  /** Reads another page where it must; undefined after the last order. */
  findNext: () => Promise<string | undefined>;
}

/** Undefined for an order that was not opened from a list. */
export function placeInSequence(orderId: string): PlaceInSequence | undefined {
  const sequence = readSequence();
  const at = sequence?.ids.indexOf(orderId) ?? -1;
  if (!sequence || at === -1) return undefined;
  const { ids, nextCursor, filter } = sequence;
  const chosen = Object.entries(filter).filter(([name, value]) => !isDefault(name, value));
  const query = new URLSearchParams(chosen).toString();
  return {
    place: at + 1,
    count: ids.length,
    hasMore: at < ids.length - 1 || nextCursor !== null,
    previous: ids[at - 1],
    listQuery: query === '' ? '' : `?${query}`,
    findNext: async () => ids[at + 1] ?? (await firstOfNextPage(sequence)),
  };
}

function isDefault(name: string, value: string): boolean {
  return value === '' || (name === 'sort' && value === 'newest');
}

async function firstOfNextPage({ filter, nextCursor }: OrderSequence) {
  if (nextCursor === null) return undefined;
  const page = await readOrders(filter, nextCursor);
  rememberPage(filter, nextCursor, page);
  return page.rows[0]?.id;
}

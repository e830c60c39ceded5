import { randomInt } from 'node:crypto';

/** Returns a different order, unless all items are the same. */
export function shuffle<Item>(items: readonly Item[]): Item[] {
  if (new Set(items).size < 2) return [...items];
  const order = randomOrder(items);
  return order.every((item, at) => item === items[at]) ? shuffle(items) : order;
}

function randomOrder<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

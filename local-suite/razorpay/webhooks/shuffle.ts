import { randomInt } from 'node:crypto';

/** The same things in another order, as far as two different things allow one. */
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

import { randomInt } from 'node:crypto';

/** The same things in another order, as far as two different things allow one. */
export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  if (new Set(things).size < 2) return [...things];
  const order = inRandomOrder(things);
  return order.every((thing, at) => thing === things[at]) ? shuffled(things) : order;
}

function inRandomOrder<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, place: randomInt(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}

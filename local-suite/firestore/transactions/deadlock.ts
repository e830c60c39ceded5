export type WaitsFor<Party> = (party: Party) => Iterable<Party>;

/**
 * Returns the chain of waiting parties from `start` to `goal`, ordered from the one that waits for `goal` back to
 * `start`; `undefined` if there is none.
 */
export function findWaitPath<Party>(
  waitsFor: WaitsFor<Party>,
  start: Party,
  goal: Party,
): Party[] | undefined {
  const cameFrom = new Map<Party, Party | undefined>([[start, undefined]]);
  const open = [start];
  for (let party = open.pop(); party !== undefined; party = open.pop()) {
    for (const other of waitsFor(party)) {
      if (other === goal) return tracePath(cameFrom, party);
      if (cameFrom.has(other)) continue;
      cameFrom.set(other, party);
      open.push(other);
    }
  }
  return undefined;
}

function tracePath<Party>(cameFrom: Map<Party, Party | undefined>, end: Party): Party[] {
  const parties: Party[] = [];
  for (let party: Party | undefined = end; party !== undefined; party = cameFrom.get(party)) {
    parties.push(party);
  }
  return parties;
}

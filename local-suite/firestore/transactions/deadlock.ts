/** Who waits for whom. */
export type WaitGraph<Party> = ReadonlyMap<Party, ReadonlySet<Party>>;

/** Whether `party` waits for `goal`, itself or through others. */
export function waitsOn<Party>(graph: WaitGraph<Party>, party: Party, goal: Party): boolean {
  return pathTo(graph, party, goal) !== undefined;
}

/** Parties that wait for each other in a circle, or `undefined` when somebody can go on. */
export function findCircle<Party>(graph: WaitGraph<Party>): Party[] | undefined {
  for (const party of graph.keys()) {
    const circle = pathTo(graph, party, party);
    if (circle) return circle;
  }
  return undefined;
}

/** The parties from `start` to the one that waits for `goal`. */
function pathTo<Party>(graph: WaitGraph<Party>, start: Party, goal: Party): Party[] | undefined {
  const cameFrom = new Map<Party, Party | undefined>([[start, undefined]]);
  const open = [start];
  for (let party = open.pop(); party !== undefined; party = open.pop()) {
    const next = graph.get(party);
    if (next?.has(goal)) return trail(cameFrom, party);
    for (const other of next ?? []) {
      if (cameFrom.has(other)) continue;
      cameFrom.set(other, party);
      open.push(other);
    }
  }
  return undefined;
}

function trail<Party>(cameFrom: Map<Party, Party | undefined>, end: Party): Party[] {
  const parties: Party[] = [];
  for (let party: Party | undefined = end; party !== undefined; party = cameFrom.get(party)) {
    parties.push(party);
  }
  return parties;
}

/** Pieces of a batch by their numbers, both ends included. A list of ranges is in order and has no overlaps. */
export interface PieceRange {
  from: number;
  to: number;
}

export function countIn(ranges: readonly PieceRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** The first `count` pieces, or all, and the rest. */
export function takeFirst(
  ranges: readonly PieceRange[],
  count: number,
): { taken: PieceRange[]; rest: PieceRange[] } {
  const taken: PieceRange[] = [];
  const rest: PieceRange[] = [];
  let wanted = count;
  for (const { from, to } of ranges) {
    const here = Math.min(wanted, to - from + 1);
    if (here > 0) taken.push({ from, to: from + here - 1 });
    if (from + here <= to) rest.push({ from: from + here, to });
    wanted -= here;
  }
  return { taken, rest };
}

/** Adds pieces, which may touch or overlap others. */
export function joinRanges(...lists: readonly (readonly PieceRange[])[]): PieceRange[] {
  const joined: PieceRange[] = [];
  for (const range of lists.flat().toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}

export function withoutRange(
  ranges: readonly PieceRange[],
  { from, to }: PieceRange,
): PieceRange[] {
  return ranges.flatMap((range) => {
    if (range.to < from || range.from > to) return [range];
    const before = { from: range.from, to: from - 1 };
    const after = { from: to + 1, to: range.to };
    return [before, after].filter((one) => one.from <= one.to);
  });
}

/** Ranges of at most `size` pieces. */
export function splitRanges(ranges: readonly PieceRange[], size: number): PieceRange[] {
  return ranges.flatMap(({ from, to }) => {
    const starts = Array.from(
      { length: Math.ceil((to - from + 1) / size) },
      (_, at) => from + at * size,
    );
    return starts.map((start) => ({ from: start, to: Math.min(to, start + size - 1) }));
  });
}

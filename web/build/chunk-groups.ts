/** A file of the shop: what it imports at once, and about how many bytes it adds to a download. */
export interface SourceFile {
  imports: readonly string[];
  bytes: number;
}

/** A page, by its file. Bytes that visitors of a page with more weight do not need count more. */
export interface WeightedPage {
  file: string;
  weight: number;
}

export interface ChunkGroup {
  files: readonly string[];
}

interface Group extends ChunkGroup {
  bytes: number;
  /** For each page, whether it needs the group. */
  isNeeded: readonly boolean[];
  imports: Set<Group>;
}

interface Pair {
  groups: readonly [Group, Group];
  gain: number;
}

/** What one download more costs: what compresses worse alone, the names of exports, and the request. */
const BYTES_PER_CHUNK = 150;

/**
 * Puts the files that pages share into groups, one for each chunk. Files that the same pages need are together. Two groups
 * become one where that saves more, in downloads that a page no longer makes, than it costs other pages in bytes that
 * they do not need. No two groups import each other. `given` is on every page; the files of pages stay alone.
 */
export function chunkGroups(
  files: ReadonlyMap<string, SourceFile>,
  given: ReadonlySet<string>,
  pages: readonly WeightedPage[],
): ChunkGroup[] {
  const groups = groupsByPages(files, given, pages);
  linkImports(files, groups);
  return mergeGroups(
    groups,
    pages.map(({ weight }) => weight),
  );
}

/** The files with all that they import at once, directly or not. */
export function withImports(
  files: ReadonlyMap<string, SourceFile>,
  roots: readonly string[],
): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of files.get(id)?.imports ?? []) found.add(next);
  return found;
}

function groupsByPages(
  files: ReadonlyMap<string, SourceFile>,
  given: ReadonlySet<string>,
  pages: readonly WeightedPage[],
): Group[] {
  const own = new Set(pages.map(({ file }) => file));
  const needs = pages.map(({ file }) => withImports(files, [file]));
  const shared = [...new Set(needs.flatMap((need) => [...need]))].filter(
    (id) => !given.has(id) && !own.has(id),
  );
  const groups = new Map<string, Group & { files: string[] }>();
  for (const id of shared) {
    const isNeeded = needs.map((need) => need.has(id));
    const group = groups.get(isNeeded.join()) ?? {
      files: [],
      bytes: 0,
      isNeeded,
      imports: new Set<Group>(),
    };
    group.files.push(id);
    group.bytes += files.get(id)?.bytes ?? 0;
    groups.set(isNeeded.join(), group);
  }
  return [...groups.values()];
}

function linkImports(files: ReadonlyMap<string, SourceFile>, groups: readonly Group[]): void {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((id) => [id, group])));
  for (const [id, group] of groupOf) {
    for (const imported of files.get(id)?.imports ?? []) {
      const other = groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  }
}

function mergeGroups(groups: readonly Group[], weights: readonly number[]): Group[] {
  const left = new Set<Group>();
  let pairs: Pair[] = [];
  const add = (group: Group) => {
    for (const other of left) {
      const gain = gainOf(group, other, weights);
      if (gain > 0) pairs.push({ groups: [group, other], gain });
    }
    left.add(group);
  };
  groups.forEach(add);
  for (;;) {
    pairs = pairs
      .filter(({ groups: [a, b] }) => left.has(a) && left.has(b))
      .toSorted((a, b) => b.gain - a.gain);
    const best = pairs.find(({ groups: [a, b] }) => !importsThroughOther(a, b));
    if (!best) return [...left];
    const [a, b] = best.groups;
    left.delete(a);
    left.delete(b);
    add(mergePair(a, b, left));
  }
}

function gainOf(a: Group, b: Group, weights: readonly number[]): number {
  return weights.reduce((gain, weight, page) => {
    if (a.isNeeded[page] && b.isNeeded[page]) return gain + weight * BYTES_PER_CHUNK;
    const wasted = (a.isNeeded[page] ? b.bytes : 0) + (b.isNeeded[page] ? a.bytes : 0);
    return gain - weight * wasted;
  }, 0);
}

/** As one, such groups would import a group that imports them. */
function importsThroughOther(a: Group, b: Group): boolean {
  return reachesThroughOther(a, b) || reachesThroughOther(b, a);
}

function reachesThroughOther(from: Group, to: Group): boolean {
  const reached = new Set([...from.imports].filter((group) => group !== to));
  for (const group of reached) {
    if (group.imports.has(to)) return true;
    for (const next of group.imports) reached.add(next);
  }
  return false;
}

function mergePair(a: Group, b: Group, others: ReadonlySet<Group>): Group {
  const imports = new Set(
    [...a.imports, ...b.imports].filter((group) => group !== a && group !== b),
  );
  const merged = {
    files: [...a.files, ...b.files],
    bytes: a.bytes + b.bytes,
    isNeeded: a.isNeeded.map((isNeeded, page) => isNeeded || b.isNeeded[page] === true),
    imports,
  };
  for (const group of others) {
    if ([a, b].filter((old) => group.imports.delete(old)).length > 0) group.imports.add(merged);
  }
  return merged;
}

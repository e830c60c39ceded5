import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';

/** How well each product matches, from 0 to 1, by its id. Those that do not match are left out. */
export type Matches = ReadonlyMap<string, number>;

/** Below this a match is a guess: a related shade, or a fibre that is only named. */
export const SURE = 0.3;
export const GUESS = 0.2;

export function matchesOf(
  entries: readonly CatalogueEntry[],
  quality: (entry: CatalogueEntry) => number,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of entries) {
    const value = quality(entry);
    if (value > 0) found.set(entry.id, value);
  }
  return found;
}

/** Any of them: the best match of each product counts. */
export function anyOf(all: readonly Matches[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const matches of all) {
    for (const [id, quality] of matches) found.set(id, Math.max(quality, found.get(id) ?? 0));
  }
  return found;
}

/** All of them: the worst match of each product counts. */
export function allOf([first, ...others]: readonly Matches[]): Matches {
  const found = new Map<string, number>();
  for (const [id, quality] of first ?? []) {
    const worst = Math.min(quality, ...others.map((matches) => matches.get(id) ?? 0));
    if (worst > 0) found.set(id, worst);
  }
  return found;
}

export function scaled(matches: Matches, factor: number): Matches {
  return new Map([...matches].map(([id, quality]) => [id, quality * factor]));
}

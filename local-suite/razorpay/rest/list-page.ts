import { invalidInput } from '../api-error.ts';
import type { Collection } from '../store/entities.ts';
import { collectionOf } from '../store/sandbox-store.ts';

const DEFAULT_COUNT = 10;
const MAX_COUNT = 100;

/** Applies `count`, `skip`, `from` and `to`. Newest first. */
export function listPage<Entity extends { created_at: number }>(
  entities: readonly Entity[],
  query: URLSearchParams,
): Collection<Entity> {
  const skip = wholeNumber(query, 'skip') ?? 0;
  const count = wholeNumber(query, 'count') ?? DEFAULT_COUNT;
  if (count < 1 || count > MAX_COUNT) {
    throw invalidInput('The count must be between 1 and 100.', 'count');
  }
  const from = wholeNumber(query, 'from') ?? 0;
  const to = wholeNumber(query, 'to') ?? Infinity;
  const wanted = entities.filter(({ created_at: at }) => at >= from && at <= to);
  return collectionOf(wanted.toReversed().slice(skip, skip + count));
}

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw invalidInput(`The ${name} must be an integer.`, name);
  return Number(text);
}

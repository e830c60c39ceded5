import type { BloomFilter, Target } from '../../messages.ts';
import type { PastView, View } from '../../store/view.ts';
import { bloomFilter } from './bloom-filter.ts';
import type { ListenTarget, TargetDelta } from './listen-target.ts';

interface ResumedDelta {
  delta: TargetDelta;
  filter?: { count: number; unchangedNames: BloomFilter };
}

/**
 * What a resumed target is sent. As in production, a client that says how many documents of a query it knows is not
 * sent the documents that left: it finds them itself, with a filter of those that stayed as they were.
 */
export function resumedDelta(
  content: ListenTarget,
  { query, expectedCount }: Target,
  { past, view }: { past: PastView; view: View },
): ResumedDelta {
  const delta = content.resume(past, view);
  const expected = expectedCount?.value;
  if (!query || expected === undefined) return { delta };
  const isKnown = expected === content.shownNames(past).length;
  if (isKnown && delta.hidden.length === 0) return { delta };
  const names = content.shownNames(view);
  const changed = new Set(delta.shown.map(({ name }) => name));
  const unchangedNames = bloomFilter(names.filter((name) => !changed.has(name)));
  return {
    delta: { shown: delta.shown, hidden: [] },
    filter: { count: names.length, unchangedNames },
  };
}

import { useState } from 'react';

export interface Selection {
  /** The chosen ids that are still in the list, in its order. */
  chosen: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All rows that are shown, or none when all are chosen already. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which of the rows that are shown are ticked. A row that leaves the list is no longer chosen. */
export function useSelection(ids: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => ticked.has(id));
  return {
    chosen,
    has: (id) => ticked.has(id),
    toggle: (id) => setTicked((before) => toggled(before, id)),
    toggleAll: () => setTicked(new Set(chosen.length === ids.length ? [] : ids)),
    clear: () => setTicked(new Set()),
  };
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

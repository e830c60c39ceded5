import { useState } from 'react';

export interface Selection {
  /** Selected ids that are still in the list, in its order. */
  chosen: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** A row that leaves the list is no longer selected. */
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

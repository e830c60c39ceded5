/** The offline tool leaves out empty sections. */
export function section<Key extends string, Row>(
  key: Key,
  rows: readonly Row[],
): Partial<Record<Key, Row[]>> {
  return rows.length > 0 ? ({ [key]: rows } as Record<Key, Row[]>) : {};
}

export function listAt<Entry>(lists: Map<string, Entry[]>, key: string): Entry[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

import { useState } from 'react';
import { minLength, object, pipe, record, safeParse, string } from 'valibot';

import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';

type Filter = Readonly<Record<string, string>>;

interface SavedView {
  name: string;
  filter: Filter;
}

const MAX_VIEWS = 20;

/** Views saved in this browser. Saving under an existing name replaces that view. */
export function useSavedViews(storageKey: string, defaults: Filter) {
  const read = () => readViews(storageKey, defaults);
  const [views, setViews] = useState(read);
  const keep = (next: SavedView[]) => {
    writeJson(lastingStorage, storageKey, next);
    setViews(next);
  };
  const without = (name: string, some: readonly SavedView[]) =>
    some.filter((view) => view.name !== name);
  return {
    views,
    save: (name: string, filter: Filter) =>
      keep([...without(name, views), { name, filter }].slice(-MAX_VIEWS)),
    forget: (name: string) => keep(without(name, views)),
    /** Restores a removed view at its place; views that another tab has saved since then stay. */
    restore: (view: SavedView, place: number) =>
      keep(without(view.name, read()).toSpliced(place, 0, view)),
  };
}

const savedViewSchema = object({
  name: pipe(string(), minLength(1)),
  filter: record(string(), string()),
});

function readViews(storageKey: string, defaults: Filter): SavedView[] {
  const stored = readJson(lastingStorage, storageKey);
  if (!Array.isArray(stored)) return [];
  const withDefaults = (filter: Filter) =>
    Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, filter[name] ?? value]),
    );
  return stored.flatMap((view) => {
    const { success, output } = safeParse(savedViewSchema, view);
    return success ? [{ name: output.name, filter: withDefaults(output.filter) }] : [];
  });
}

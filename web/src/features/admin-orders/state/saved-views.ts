import { useState } from 'react';

import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { dropUnknownValues, NO_FILTER, type OrderFilter } from './order-filter.ts';

export interface SavedView {
  name: string;
  filter: OrderFilter;
}

const MAX_ROWS = 20;
const FIELDS = Object.keys(NO_FILTER) as (keyof OrderFilter)[];

export function isSameFilter(one: OrderFilter, other: OrderFilter): boolean {
  return FIELDS.every((name) => one[name] === other[name]);
}

/** Views saved in this browser. Saving under an existing name replaces that view. */
export function useSavedViews() {
  const [views, setViews] = useState(readViews);
  const keep = (next: SavedView[]) => {
    writeJson(lastingStorage, storageKeys.orderViews, next);
    setViews(next);
  };
  return {
    views,
    save: (name: string, filter: OrderFilter) =>
      keep([...views.filter((one) => one.name !== name), { name, filter }].slice(-MAX_ROWS)),
    forget: (name: string) => keep(views.filter((one) => one.name !== name)),
    /** Restores a removed view at its place; views that another tab has saved since then stay. */
    restore: (view: SavedView, place: number) =>
      keep(
        readViews()
          .filter((one) => one.name !== view.name)
          .toSpliced(place, 0, view),
      ),
  };
}

function readViews(): SavedView[] {
  const stored = storedFields({ views: readJson(lastingStorage, storageKeys.orderViews) });
  return stored.parts('views').flatMap((view) => {
    const typed = view.part('filter');
    const entries = FIELDS.map((name) => [name, typed.text(name) || NO_FILTER[name]]);
    const filter = dropUnknownValues(
      Object.fromEntries(entries) as Record<keyof OrderFilter, string>,
    );
    const name = view.text('name');
    return name === '' ? [] : [{ name, filter }];
  });
}

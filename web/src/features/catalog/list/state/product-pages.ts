import { useEffect, useSyncExternalStore } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { CategorySelection } from '@kargha/domain/catalogue/categories';
import { useDeferredState } from '#lib/reading/resource.ts';
import { IS_SERVER } from '#lib/server/env.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { resetOnServer, waitOnServer } from '#lib/server/render-on-server.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { readPage } from '../../data/products.ts';
import type { ProductPage } from '../../data/read-cards.ts';
import { rememberCards } from '../../state/known-products.ts';
import type { ListedSort } from './sorts.ts';

export interface ReadList {
  products: CardProduct[];
  /** Products in the whole list; undefined until it is known. */
  total: number | undefined;
  /** Cursor for the next hundred; undefined when all are read. */
  next: ProductPage['next'];
  more: 'idle' | 'loading' | 'failed';
}

type PagesState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; list: ReadList };

const LOADING = { status: 'loading' } as const;

const lists = new Map<string, PagesState>();
const watchers = new Set<() => void>();
if (IS_SERVER) resetOnServer(() => lists.clear());

function publish(key: string, state: PagesState): void {
  lists.set(key, state);
  watchers.forEach((notify) => notify());
}

function change(key: string, changes: Partial<ReadList>): void {
  const state = lists.get(key);
  if (state?.status === 'ready') publish(key, { ...state, list: { ...state.list, ...changes } });
}

/** Each hundred is read once per visit. */
export function useProductPages(category: CategorySelection, sort: ListedSort) {
  const key = `${category.value}|${sort}`;
  const state = useSyncExternalStore(
    subscribe,
    () => lists.get(key) ?? LOADING,
    () => (IS_SERVER ? readOnServer(key, category, sort) : LOADING),
  );
  useEffect(() => void readFirst(key, category, sort), [key, category, sort]);
  return {
    state: useDeferredState(key, state),
    readMore: () => void readNext(key, category, sort),
  };
}

function subscribe(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Reads the first page of a list ahead. */
export function preloadList(category: CategorySelection, sort: ListedSort): Promise<void> {
  return readFirst(`${category.value}|${sort}`, category, sort);
}

function readOnServer(key: string, category: CategorySelection, sort: ListedSort): PagesState {
  const state = lists.get(key);
  if (state?.status === 'failed') waitOnServer(() => Promise.reject(new Error(state.message)));
  else if (!state) waitOnServer(() => readFirst(key, category, sort));
  return state ?? LOADING;
}

async function readFirst(
  key: string,
  category: CategorySelection,
  sort: ListedSort,
): Promise<void> {
  const known = lists.get(key);
  if (known && known.status !== 'failed') return;
  publish(key, LOADING);
  try {
    const { products, next } = await readPage(category.collections, sort);
    rememberCards(products);
    const total = next ? undefined : products.length;
    publish(key, { status: 'ready', list: { products, next, total, more: 'idle' } });
    if (next) await countAll(key, category);
  } catch {
    publish(key, { status: 'failed', message: catalogTexts.en.failed });
  }
}

async function countAll(key: string, category: CategorySelection): Promise<void> {
  const { readTotal } = await loadModule(import('../data/list-total.ts'));
  const total = await readTotal(category).catch(() => undefined);
  change(key, { total });
}

async function readNext(key: string, category: CategorySelection, sort: ListedSort): Promise<void> {
  const state = lists.get(key);
  if (state?.status !== 'ready' || !state.list.next || state.list.more === 'loading') return;
  const before = state.list;
  change(key, { more: 'loading' });
  try {
    const { products, next } = await readPage(category.collections, sort, before.next);
    rememberCards(products);
    const all = [...before.products, ...products];
    change(key, { products: all, next, more: 'idle', ...(!next && { total: all.length }) });
  } catch {
    change(key, { more: 'failed' });
  }
}

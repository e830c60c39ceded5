import type { ComponentType } from 'react';

import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { loadLazyPages } from './load-lazy-pages.ts';

type Loaders = Awaited<ReturnType<typeof loadLazyPages>>;

type PageLoader = {
  [Name in keyof Loaders]: Loaders[Name] extends () => Promise<ComponentType> ? Name : never;
}[keyof Loaders];

/** A page that is rarely the first of a visit: the address of its chunk is in a separate chunk. */
export function rarePage(loader: PageLoader): LazyPage {
  return lazyPage(async () => (await loadLazyPages())[loader]());
}

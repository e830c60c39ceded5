import { splitLanguage } from '@kargha/domain/settings/language-path';
import { paths } from '#lib/addresses/paths.ts';
import { pageTransition } from '#lib/browser/page-transition.ts';

import { preloadAddress } from '../preload-address.ts';
import { runProductTransition } from './product-transition.ts';

pageTransition.run = runProductTransition;

/** A pointer that only passes over a link does not stay as long. In ms. */
const STAY_MS = 80;

const prefetched = new Set<string>();

/** Loads what a link of the shop leads to, once per visit, unless the visitor saves data. */
export function prefetchLink(link: HTMLAnchorElement, isCertain: boolean): void {
  const { origin, pathname, search } = link;
  const { path } = splitLanguage(pathname);
  const address = path + search;
  if (origin !== window.location.origin || prefetched.has(address)) return;
  if ([paths.admin, paths.users].some((area) => path.startsWith(area)) || savesData()) return;
  const prefetch = () => {
    prefetched.add(address);
    void preloadAddress(path, search);
  };
  if (isCertain) {
    prefetch();
    return;
  }
  const timer = setTimeout(prefetch, STAY_MS);
  link.addEventListener('pointerleave', () => clearTimeout(timer), { once: true });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

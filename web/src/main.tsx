import './ui/theme/fonts.css';
import 'virtual:theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { splitLanguage } from '@kargha/domain/settings/language-path';
import { servedPage } from '#lib/browser/served-page.ts';
import { IS_BUILT } from '#lib/server/env.ts';
import { loadModule } from '#lib/server/load-module.ts';

import { App } from './app/app.tsx';
import { preloadLanguage } from './app/language-host.tsx';
import { pageAt, preloadPage } from './app/routes.tsx';
import { ShopRouter } from './app/shop-router.tsx';

/** After this, the page shows its own loading state. In ms. What was served has all that it needs until then. */
const MAX_WAIT_MS = 10_000;

/** Leaves the network to the first page. */
const SERVICE_WORKER_AFTER_MS = 4_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

const shop = (
  <StrictMode>
    <App router={(pages) => <ShopRouter>{pages}</ShopRouter>} />
  </StrictMode>
);

// From here on the app loads what links lead to.
document.querySelector('[data-speculation]')?.remove();

// Hydrates a page prerendered for exactly this address; any other is rendered from scratch.
const { pathname, search } = window.location;
const { language, path } = splitLanguage(pathname);
const loadLanguage = preloadLanguage(language).catch(() => undefined);
const isOutdated = document.documentElement.hasAttribute('data-unlike');
if (root.dataset.page === pathname + search && !isOutdated) {
  // React adopts the prerendered head, so its elements must not be removed as server leftovers.
  document.head.querySelectorAll('[data-served]').forEach((element) => {
    element.removeAttribute('data-served');
  });
  // A transition hydrates in slices, so the page stays responsive.
  const render = () => startTransition(() => void hydrateRoot(root, shop));
  void Promise.all([preloadPage(path), loadLanguage]).then(render);
} else {
  if (isOutdated) hideUntilReplaced(root);
  const render = () => startTransition(() => createRoot(root).render(shop));
  // Keeps the served page until the new one can render at once.
  servedPage.isShown = root.dataset.page === undefined;
  const preloads = [
    loadLanguage,
    preloadPage(root.dataset.page ?? ''),
    preloadServed(path, search),
  ];
  void Promise.all(preloads).then(render, render);
}

registerServiceWorker();

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;
for (const intent of INTENTS) {
  window.addEventListener(intent, (event) => void prefetch(event), { passive: true });
}

/** Loads what a link leads to before it is pressed. */
async function prefetch({ target, type }: Event): Promise<void> {
  const link = target instanceof Element && target.closest('a');
  if (!link) return;
  const code = loadModule(import('./app/instant-navigation/prefetch-link.ts'));
  // The link works without it.
  await code.then(
    ({ prefetchLink }) => prefetchLink(link, type !== 'pointerover'),
    () => undefined,
  );
}

/** What the page that was served already shows: the back office's frame, or a page with its data. */
async function preloadServed(path: string, search: string): Promise<void> {
  // Its code loads while what preloads its data does.
  void pageAt(path)?.preload();
  const { preloadAddress } = await loadModule(import('./app/preload-address.ts'));
  const timeLimit = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([preloadAddress(path, search), timeLimit]);
}

/** Keeps the outdated page hidden, but not the page that replaces it. */
function hideUntilReplaced(root: HTMLElement): void {
  root.querySelector('main')?.style.setProperty('visibility', 'hidden');
  document.documentElement.removeAttribute('data-unlike');
}

/** See build/service-worker.js. */
function registerServiceWorker(): void {
  if (!IS_BUILT || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, SERVICE_WORKER_AFTER_MS);
}

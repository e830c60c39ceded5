import './ui/theme/fonts.css';
import 'virtual:theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { registerServiceWorker } from '#lib/browser/service-worker.ts';

import { App } from './app/app.tsx';
import { preloadPage, preloadCurrentPage } from './app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

const shop = (
  <StrictMode>
    <App router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
  </StrictMode>
);

// Hydrates a page prerendered for exactly this address; any other is rendered from scratch.
const { pathname, search } = window.location;
const isOutdated = document.documentElement.hasAttribute('data-unlike');
if (root.dataset.page === pathname + search && !isOutdated) {
  // React adopts the prerendered head, so its elements must not be removed as server leftovers.
  document.head.querySelectorAll('[data-served]').forEach((element) => {
    element.removeAttribute('data-served');
  });
  // A transition hydrates in slices, so the page stays responsive.
  const render = () => startTransition(() => void hydrateRoot(root, shop));
  void preloadPage(pathname).then(render);
} else {
  if (isOutdated) hideUntilReplaced(root);
  const render = () => startTransition(() => createRoot(root).render(shop));
  // Keeps the prerendered page until the new one can render at once.
  const preloads = [preloadPage(root.dataset.page ?? ''), preloadCurrentPage(pathname)];
  void Promise.all(preloads).then(render, render);
}

registerServiceWorker();

/** Keeps the outdated page hidden, but not the page that replaces it. */
function hideUntilReplaced(root: HTMLElement): void {
  root.querySelector('main')?.style.setProperty('visibility', 'hidden');
  document.documentElement.removeAttribute('data-unlike');
}

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { registerServiceWorker } from '#lib/browser/service-worker.ts';

import { App } from './app/app.tsx';
import { preloadPage, preloadCurrentPage } from './app/routes.tsx';
import { shopTheme } from './ui/theme/theme.ts';
import './ui/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

const shop = (
  <StrictMode>
    <App router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
  </StrictMode>
);

// A page that the build has drawn for exactly this address comes to life; any other is drawn anew in its place.
const { pathname, search } = window.location;
const isUnlike = document.documentElement.hasAttribute('data-unlike');
if (root.dataset.page === pathname + search && !isUnlike) {
  // React takes over the head that was built: nothing of it is to be put away.
  document.head.querySelectorAll('[data-served]').forEach((element) => {
    element.removeAttribute('data-served');
  });
  // As a transition it comes to life in slices, between which the page scrolls and takes presses.
  const draw = () => startTransition(() => void hydrateRoot(root, shop));
  void Promise.all([preloadPage(pathname), themeIsMade()]).then(draw);
} else {
  if (isUnlike) hideUntilReplaced(root);
  const draw = () => startTransition(() => createRoot(root).render(shop));
  // What was drawn stays until what takes its place can be drawn at once.
  const behind = [preloadPage(root.dataset.page ?? ''), preloadCurrentPage(pathname), themeIsMade()];
  void Promise.all(behind).then(draw, draw);
}

registerServiceWorker();

/** Makes the theme in a task of its own: the page answers between reading the scripts, this and drawing. */
function themeIsMade(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(() => resolve(shopTheme())));
}

/** What the start script keeps from view stays so; what takes its place is seen. */
function hideUntilReplaced(drawn: HTMLElement): void {
  drawn.querySelector('main')?.style.setProperty('visibility', 'hidden');
  document.documentElement.removeAttribute('data-unlike');
}

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { registerServiceWorker } from '#lib/service-worker.ts';

import { App } from './app/app.tsx';
import { preloadPage } from './app/routes.tsx';
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
if (root.dataset.page === pathname + search) {
  // React takes over the head that was built: nothing of it is to be put away.
  document.head.querySelectorAll('[data-served]').forEach((element) => {
    element.removeAttribute('data-served');
  });
  void preloadPage(pathname).then(() => hydrateRoot(root, shop));
} else {
  createRoot(root).render(shop);
}

registerServiceWorker();

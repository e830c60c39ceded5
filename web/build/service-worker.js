// Caches only hashed files, and public pages for offline use. Personal data, /api and stock always come from the
// network. The build sets `VERSION`.
const VERSION = '__VERSION__';
const ASSETS = 'kargha-assets';
const PAGES = `kargha-pages-${VERSION}`;
/** By the language of the address. */
const OFFLINE = '/offline';
const HINDI_OFFLINE = '/hi/offline';

/** Cached for offline use. */
const ENGLISH_PAGES = ['/', '/products', '/about', '/contact', '/security', '/bulk-orders'];
const PUBLIC_PAGES = [
  ...ENGLISH_PAGES,
  ...ENGLISH_PAGES.map((path) => (path === '/' ? '/hi' : `/hi${path}`)),
];
/** Enough for two deployments. */
const MAX_ASSETS = 160;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((pages) =>
        Promise.all(
          [OFFLINE, HINDI_OFFLINE].map((path) => pages.add(new Request(path, { cache: 'reload' }))),
        ),
      )
      // Safe with old tabs open, because pages come from the network first.
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('kargha-pages-') && name !== PAGES)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** Network first; offline, the cached page or the offline page. */
async function page(request, url) {
  const pages = await caches.open(PAGES);
  const isPublic = PUBLIC_PAGES.includes(url.pathname);
  try {
    const answer = await fetch(request);
    // A page with a query may be personal.
    if (isPublic && url.search === '' && answer.ok && !answer.redirected) {
      await pages.put(url.pathname, answer.clone());
    }
    return answer;
  } catch {
    const kept = isPublic ? await pages.match(url.pathname) : undefined;
    const offline = /^\/hi(\/|$)/.test(url.pathname) ? HINDI_OFFLINE : OFFLINE;
    return kept ?? (await pages.match(offline)) ?? Response.error();
  }
}

async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await assets.put(request, answer.clone());
    const names = await assets.keys();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - MAX_ASSETS)).map((name) => assets.delete(name)),
    );
  }
  return answer;
}

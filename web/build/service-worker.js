// The shop's service worker. It keeps two things and nothing else: files that never change (their names hold a hash),
// and the pages that look the same to everybody, for when there is no network. Whatever belongs to a person, comes from
// /api or changes with stock is not even looked at. `VERSION` is set by the build.
const VERSION = '__VERSION__';
const ASSETS = 'kargha-assets';
const PAGES = `kargha-pages-${VERSION}`;
const OFFLINE = '/offline';

/** Pages that a visitor may see again without a network, as they were when they were seen last. */
const PUBLIC_PAGES = ['/', '/products', '/about', '/contact', '/security', '/bulk-orders'];
/** Enough for two deployments; the oldest files make room. */
const MOST_ASSETS = 160;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((pages) => pages.add(new Request(OFFLINE, { cache: 'reload' })))
      // Pages come from the network first, so a new version can take over while old tabs are open.
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

/** From the network; without one, the page as it was last, or the page that says so. */
async function page(request, url) {
  const pages = await caches.open(PAGES);
  const isPublic = PUBLIC_PAGES.includes(url.pathname);
  try {
    const answer = await fetch(request);
    // A page with a query may say something that is meant for one person.
    if (isPublic && url.search === '' && answer.ok && !answer.redirected) {
      await pages.put(url.pathname, answer.clone());
    }
    return answer;
  } catch {
    const kept = isPublic ? await pages.match(url.pathname) : undefined;
    return kept ?? (await pages.match(OFFLINE)) ?? Response.error();
  }
}

/** A file whose name changes with its content is fetched once. */
async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await assets.put(request, answer.clone());
    const names = await assets.keys();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - MOST_ASSETS)).map((name) => assets.delete(name)),
    );
  }
  return answer;
}

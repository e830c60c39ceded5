import { MINUTE_MS } from '@kargha/domain/records/time-spans';

const FRESH_MS = MINUTE_MS;

const MAX_PREVIEW_PAGES = 12;

/** Pages built for Hosting, such as `app.html`: the shop's own, or those of a preview channel. */
export type BuiltPages = (
  file: 'app.html' | '404.html' | 'hi/404.html' | `${PageFrame}-frame.html`,
  preview?: string,
) => Promise<string>;

/** Pages that the server renders, each into its frame. */
export type PageFrame =
  | 'products'
  | 'product'
  | 'collection'
  | 'origin'
  | 'piece'
  | 'story'
  | 'policies'
  | 'privacy';

type PageCache = Map<string, { text: string; at: number }>;

/**
 * Reads the pages from Hosting, so that they name its current scripts. Cached for a minute, and longer while
 * Hosting is unavailable. Throws when there is no cached page.
 */
export function builtPages(shop: () => string, now: () => Date): BuiltPages {
  const shopPages: PageCache = new Map();
  const previewPages: PageCache = new Map();
  return async (file, preview) => {
    const cache = preview === undefined ? shopPages : previewPages;
    const address = `${preview ?? shop()}/${file}`;
    const known = cache.get(address);
    if (known && now().getTime() - known.at < FRESH_MS) return known.text;
    try {
      const text = await read(address);
      cache.set(address, { text, at: now().getTime() });
      removeOldest(previewPages);
      return text;
    } catch (error) {
      if (known) return known.text;
      throw error;
    }
  };
}

function removeOldest(cache: PageCache): void {
  const [oldest] = cache.keys();
  if (cache.size > MAX_PREVIEW_PAGES && oldest !== undefined) cache.delete(oldest);
}

async function read(address: string): Promise<string> {
  // Hosting redirects `/app.html` to `/app`.
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  const text = await response.text();
  // Hosting serves the 404 page for a missing page, with status 404.
  const isNotFoundPage = response.status === 404 && !address.endsWith('/404.html');
  if (isNotFoundPage || !text.includes('id="root"'))
    throw new Error(`${address} is not a page of the shop.`);
  return text;
}

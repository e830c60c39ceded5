import { MINUTE_MS } from '@kargha/domain/records/time-spans';

/** How long a page of the last deployment is taken for that of the present one. */
const FRESH_MS = MINUTE_MS;

/** Pages of preview channels that are kept beside the shop's own. */
const MOST_OF_PREVIEWS = 12;

/**
 * The pages that the web's build has left on Hosting, such as `app.html`: the shop's own, or those of a preview channel
 * whose address is given.
 */
export type BuiltPages = (
  file: 'app.html' | 'product-frame.html' | '404.html',
  preview?: string,
) => Promise<string>;

type PageCache = Map<string, { text: string; at: number }>;

/**
 * Reads them where everybody does, so that they always name the scripts that Hosting has now. A page is kept for a
 * minute; when Hosting cannot be reached, the last one that was read goes on. Throws when there is none.
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
  if (cache.size > MOST_OF_PREVIEWS && oldest !== undefined) cache.delete(oldest);
}

async function read(address: string): Promise<string> {
  // A page of clean addresses leads on to its own: `/app.html` to `/app`.
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  const text = await response.text();
  // The page for missing addresses comes with the status of one, and so it does in place of a page that is not there.
  const isNotFoundPage = response.status === 404 && !address.endsWith('/404.html');
  if (isNotFoundPage || !text.includes('id="root"'))
    throw new Error(`${address} is not a page of the shop.`);
  return text;
}

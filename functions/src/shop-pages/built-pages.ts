import { MINUTE_MS } from '@kargha/domain/time-spans';

/** How long a page of the last deployment is taken for that of the present one. */
const FRESH_MS = MINUTE_MS;

/** The pages that the web's build has left on Hosting, such as `app.html`. */
export type BuiltPages = (file: 'app.html' | 'product-frame.html' | '404.html') => Promise<string>;

/**
 * Reads them where everybody does, so that they always name the scripts that Hosting has now. A page is kept for a
 * minute; when Hosting cannot be reached, the last one that was read goes on. Throws when there is none.
 */
export function builtPages(shop: () => string, now: () => Date): BuiltPages {
  const kept = new Map<string, { text: string; at: number }>();
  return async (file) => {
    const known = kept.get(file);
    if (known && now().getTime() - known.at < FRESH_MS) return known.text;
    try {
      const text = await read(`${shop()}/${file}`);
      kept.set(file, { text, at: now().getTime() });
      return text;
    } catch (error) {
      if (known) return known.text;
      throw error;
    }
  };
}

async function read(address: string): Promise<string> {
  // A page of clean addresses leads on to its own: `/app.html` to `/app`.
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  const text = await response.text();
  // The page for missing addresses comes with the status of one, and so it does in place of a page that is not there.
  const isOther = response.status === 404 && !address.endsWith('/404.html');
  if (isOther || !text.includes('id="root"'))
    throw new Error(`${address} is not a page of the shop.`);
  return text;
}

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSET_NAME = /^(?!\.)[\w.-]+$/;

const MAX_ASSETS = 2_000;
const MAX_LIST_BYTES = 200_000;
const MAX_ASSET_BYTES = 5_000_000;
const TIMEOUT_MS = 30_000;

/**
 * Copies the assets of the current release that the new build lacks into the new build. Hosting replaces the whole
 * release at once, but open tabs and cached pages still request the old scripts. Only what the current release
 * lists as its own is copied, so nothing older accumulates. Never throws: the deployment continues without the
 * assets.
 * @param shop URL of the current release
 * @param folder assets folder of the new build
 * @returns a sentence with the result
 */
export async function carryOverAssets(shop: string, folder: string): Promise<string> {
  try {
    const { origin } = new URL(shop);
    const names = await fetchAssetNames(origin);
    if (names === null) return `${origin} has no earlier release. No assets to copy.`;
    const missing = names.filter((name) => !existsSync(join(folder, name)));
    for (const name of missing) {
      writeFileSync(join(folder, name), await download(`${origin}/assets/${name}`));
    }
    return `Copied ${missing.length} assets of the previous release for pages that are still open.`;
  } catch (error) {
    return `Could not copy the assets of the previous release: ${errorReason(error)} Open pages may need to be reloaded.`;
  }
}

/** Asset names of the current release; null when there is none or it has no list. */
async function fetchAssetNames(origin: string): Promise<string[] | null> {
  const response = await fetchWithTimeout(`${origin}/release.json`);
  if (response.status === 404) return null;
  const text = await readBody(response, MAX_LIST_BYTES);
  return parseAssetNames(text.toString());
}

function parseAssetNames(text: string): string[] {
  const { assets } = (JSON.parse(text) ?? {}) as { assets?: unknown };
  const isList = Array.isArray(assets) && assets.length <= MAX_ASSETS;
  if (!isList || !assets.every(isAssetName)) {
    throw new Error('release.json is not a list of assets.');
  }
  return assets;
}

function isAssetName(name: unknown): name is string {
  return typeof name === 'string' && ASSET_NAME.test(name);
}

async function download(address: string): Promise<Buffer> {
  return readBody(await fetchWithTimeout(address), MAX_ASSET_BYTES);
}

function fetchWithTimeout(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}

async function readBody({ ok, status, url, body }: Response, maxBytes: number): Promise<Buffer> {
  if (!ok || body === null) throw new Error(`${url} answered ${status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) throw new Error(`${url} is larger than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** fetch only says that it failed; the reason is in `cause`. */
function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.cause instanceof Error ? error.cause.message : error.message;
  return message.endsWith('.') ? message : `${message}.`;
}

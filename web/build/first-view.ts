import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

/** The pages whose bytes are counted, and their files. */
export const FIRST_VIEWS = [
  'home',
  'products',
  'product',
  'cart',
  'checkout',
  'wishlist',
  'track-order',
  'about',
  'contact',
  'security',
  'bulk-orders',
  'auth',
  'not-found',
].map((page) => ({
  page,
  source: page === 'checkout' ? 'src/app/layout/framed-checkout.tsx' : `src/pages/${page}-page.tsx`,
}));

/** The scripts fetched for the first view: the entry, the chunks of `pages` and all their imports. */
export function firstViewFiles(manifest: Manifest, pages: readonly string[]): string[] {
  return firstViewChunks(manifest, pages).map(({ file }) => file);
}

/** The style sheets of the same chunks, in the order of their imports. */
export function firstViewStyles(manifest: Manifest, pages: readonly string[]): string[] {
  return [...new Set(firstViewChunks(manifest, pages).flatMap(({ css = [] }) => css))];
}

function firstViewChunks(manifest: Manifest, pages: readonly string[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest knows no ${name}.`);
    if (chunks.has(chunk.file)) return;
    chunks.set(chunk.file, chunk);
    chunk.imports?.forEach(visit);
  };
  ['index.html', ...pages].forEach(visit);
  return [...chunks.values()].filter(({ file }) => file.endsWith('.js'));
}

export function gzipBytes(outDir: string, files: readonly string[]): number {
  return files
    .map((file) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

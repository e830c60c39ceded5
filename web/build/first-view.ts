import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** The scripts fetched for the first view: the entry, the chunks of `pages` and all their imports. */
export function firstViewFiles(manifest: Manifest, pages: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest knows no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  ['index.html', ...pages].forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}

export function gzipBytes(outDir: string, files: readonly string[]): number {
  return files
    .map((file) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

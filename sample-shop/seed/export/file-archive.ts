import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { create, list } from 'tar';

import { COMMITTED_ANCHOR } from '../foundation/anchor.ts';
import type { StoredFile } from './storage-export.ts';

/** Packs files into an uncompressed tar archive: the same files give the same bytes. git stores only what changed. */
export function packFiles(archive: string, files: readonly StoredFile[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'kargha-pack-'));
  try {
    for (const { name, bytes } of files) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), bytes, { mode: 0o644 });
    }
    const names = files.map(({ name }) => name).sort();
    create(
      { sync: true, file: archive, cwd: folder, portable: true, mtime: COMMITTED_ANCHOR },
      names,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function unpackFiles(archive: string): StoredFile[] {
  const files: StoredFile[] = [];
  list({
    file: archive,
    sync: true,
    onReadEntry: (entry) => {
      const parts: Buffer[] = [];
      entry.on('data', (part) => parts.push(part));
      entry.on('end', () =>
        files.push({
          name: entry.path,
          contentType: contentTypeOf(entry.path),
          bytes: Buffer.concat(parts),
        }),
      );
    },
  });
  return files;
}

function contentTypeOf(name: string): string {
  const extension = path.extname(name).slice(1);
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

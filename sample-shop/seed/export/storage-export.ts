import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { crc32c } from '../../../local-suite/firestore/export/crc32c.ts';
import { COMMITTED_ANCHOR } from '../foundation/anchor.ts';
import { stableBytes } from '../foundation/stable-id.ts';

/** The CLI's default bucket for a demo project. */
const BUCKET = 'demo-kargha.appspot.com';

const PUBLIC_ADDRESS = `http://127.0.0.1:9199/v0/b/${BUCKET}/o/`;

export interface StoredFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** URL of a file in the Storage emulator, subject to its rules. */
export function downloadUrl(name: string): string {
  return `${PUBLIC_ADDRESS}${encodeURIComponent(name)}?alt=media`;
}

/** Writes buckets.json, metadata/*.json and blobs/* as the Storage emulator exports them, with stable names. */
export function writeStorageExport(directory: string, files: readonly StoredFile[]): void {
  for (const folder of ['blobs', 'metadata']) {
    mkdirSync(path.join(directory, folder), { recursive: true });
  }
  writeJson(path.join(directory, 'buckets.json'), { buckets: [{ id: BUCKET }] });
  for (const file of files) {
    const diskName = stableUuid('blob', file.name);
    writeFileSync(path.join(directory, 'blobs', diskName), file.bytes);
    writeJson(path.join(directory, 'metadata', `${diskName}.json`), metadataOf(file));
  }
}

/** Pictures have no date of their own, so their metadata is the same on every day. */
function metadataOf({ name, contentType, bytes }: StoredFile): object {
  const generation = COMMITTED_ANCHOR.getTime();
  return {
    name,
    bucket: BUCKET,
    metageneration: 1,
    generation,
    contentType,
    storageClass: 'STANDARD',
    contentDisposition: 'inline',
    cacheControl: 'public, max-age=86400',
    downloadTokens: [stableUuid('download token', name)],
    etag: digest('sha1', `${generation}/1`).slice(0, -1),
    timeCreated: COMMITTED_ANCHOR.toISOString(),
    updated: COMMITTED_ANCHOR.toISOString(),
    size: bytes.length,
    md5Hash: digest('md5', bytes),
    crc32c: String(crc32c(bytes)),
  };
}

function digest(algorithm: 'md5' | 'sha1', content: string | Uint8Array): string {
  return createHash(algorithm).update(content).digest('base64');
}

function stableUuid(...parts: string[]): string {
  const bytes = stableBytes(16, ...parts);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, JSON.stringify(content, undefined, 2));
}

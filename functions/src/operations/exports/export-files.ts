import { Readable } from 'node:stream';

import {
  deleteFile,
  readStoredFile,
  savePrivateFile,
  savePrivateStream,
} from '../../platform/file-store.ts';

/** Where the files of exports are. The paths are below `exports/`, which only the server can read. */
export interface ExportFiles {
  save: (path: string, content: Buffer) => Promise<void>;
  read: (path: string) => Promise<Buffer | null>;
  /** Returns the size in bytes. */
  write: (path: string, chunks: AsyncIterable<Uint8Array>, type: string) => Promise<number>;
  remove: (path: string) => Promise<void>;
}

export const STORED_FILES: ExportFiles = {
  save: (path, content) => savePrivateFile(path, content, 'application/octet-stream'),
  read: readStoredFile,
  write: async (path, chunks, type) => {
    let bytes = 0;
    async function* counted() {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    }
    await savePrivateStream(path, Readable.from(counted()), type);
    return bytes;
  },
  remove: deleteFile,
};

export function exportFolder(id: string): string {
  return `exports/${id}`;
}

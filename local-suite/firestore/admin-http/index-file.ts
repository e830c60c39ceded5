import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import { parseIndexFile, toFileEntry, withIndex } from '../query/index-definitions.ts';
import type { IndexSource } from '../control-contract.ts';
import type { Log } from '../transport/failure.ts';

/** A firestore.indexes.json. If missing indexes are added to it, it need not exist. */
export function indexFile(file: string, addsMissing: boolean, log: Log): IndexSource {
  const text = () => (addsMissing && !existsSync(file) ? '{}' : readFileSync(file, 'utf8'));
  const read = () => parseIndexFile(text());
  if (!addsMissing) return { read };
  return {
    read,
    add: (index) => {
      const before = text();
      const next = `${file}.new`;
      writeFileSync(next, withIndex(before, index));
      renameSync(next, file);
      const entry = toFileEntry(index, parseIndexFile(before).overrides);
      log(`Added to ${file}: ${JSON.stringify(entry)}`);
    },
  };
}

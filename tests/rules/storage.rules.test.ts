import { describe, expect, test } from 'vitest';

import { EVERYONE } from './actors.ts';
import { isFileAllowed, readStorageRules } from './simulator/storage-simulator.ts';
import { OPERATIONS } from './tables/access-case.ts';
import { STORAGE_TABLES } from './tables/storage-cases.ts';

const rules = readStorageRules();

const FILE = { contentType: 'image/png', size: 1024 };

describe.each(STORAGE_TABLES.map(({ path, table }) => [path, table] as const))(
  '%s',
  (path, table) => {
    test.each(EVERYONE.map((actor) => [actor, table[actor] ?? '']))(
      '%s may: %s',
      (actor, allowed) => {
        const done = OPERATIONS.filter((method) =>
          isFileAllowed(rules, actor, {
            method,
            path,
            there: method === 'create' ? undefined : FILE,
            upload: method === 'create' || method === 'update' ? FILE : undefined,
          }),
        );
        expect(done.join(' ')).toBe(allowed);
      },
    );
  },
);

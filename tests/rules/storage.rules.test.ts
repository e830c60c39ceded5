import { describe, expect, test } from 'vitest';

import { EVERYONE } from './actors.ts';
import { mayWithFile, readStorageRules } from './lab/storage-lab.ts';
import { attemptOf } from './mutation/file-questions.ts';
import { OPERATIONS } from './tables/access-case.ts';
import { STORAGE_TABLES, UPLOADS } from './tables/storage-cases.ts';

const rules = readStorageRules();

describe.each(STORAGE_TABLES.map(({ path, table }) => [path, table] as const))(
  '%s',
  (path, table) => {
    test.each(EVERYONE.map((actor) => [actor, table[actor] ?? '']))(
      '%s may: %s',
      (actor, allowed) => {
        const done = OPERATIONS.filter((operation) =>
          mayWithFile(rules, actor, attemptOf(operation, path)),
        );
        expect(done.join(' ')).toBe(allowed);
      },
    );
  },
);

describe('uploads', () => {
  test.each(UPLOADS.map((upload) => [upload.what, upload.allowed, upload] as const))(
    '%s: %s',
    (_what, allowed, { actor, path, contentType, size, over }) => {
      const upload = { contentType, size };
      const there = over ? upload : undefined;
      expect(mayWithFile(rules, actor, { method: 'create', path, upload, there })).toBe(allowed);
    },
  );
});

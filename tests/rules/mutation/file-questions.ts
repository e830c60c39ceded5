import type { Ruleset } from '../../../local-suite/rules/evaluation/decision.ts';
import { EVERYONE, type Actor } from '../actors.ts';
import { mayWithFile, type FileAttempt, type StoredFile } from '../lab/storage-lab.ts';
import { OPERATIONS, type AccessOperation } from '../tables/access-case.ts';
import { STORAGE_TABLES, UPLOADS } from '../tables/storage-cases.ts';

/** A question about a file, with its answer. */
export interface FileAsked {
  what: string;
  isRight: (ruleset: Ruleset) => boolean;
}

const FILE: StoredFile = { contentType: 'image/png', size: 1024 };

/** Every cell of every table, and every upload. */
export function fileQuestions(): FileAsked[] {
  const cells = STORAGE_TABLES.flatMap(({ path, table }) =>
    EVERYONE.flatMap((actor) => {
      const may = (table[actor] ?? '').split(' ');
      return OPERATIONS.map((operation) =>
        asked(actor, attemptOf(operation, path), may.includes(operation)),
      );
    }),
  );
  const uploads = UPLOADS.map(({ actor, path, contentType, size, over, allowed }) => {
    const upload = { contentType, size };
    return asked(
      actor,
      { method: 'create', path, upload, there: over ? FILE : undefined },
      allowed,
    );
  });
  return [...cells, ...uploads];
}

export function attemptOf(method: AccessOperation, path: string): FileAttempt {
  const isUpload = method === 'create' || method === 'update';
  return {
    method,
    path,
    there: method === 'create' ? undefined : FILE,
    upload: isUpload ? FILE : undefined,
  };
}

function asked(actor: Actor, attempt: FileAttempt, allowed: boolean): FileAsked {
  const { method, path, upload } = attempt;
  return {
    what: `${actor}: ${method} ${path} ${upload ? JSON.stringify(upload) : ''}`,
    isRight: (ruleset) => mayWithFile(ruleset, actor, attempt) === allowed,
  };
}

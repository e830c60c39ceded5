import { readFileSync } from 'node:fs';

import { compileRules } from '../../../local-suite/rules/compile-rules.ts';
import type { AccessMethod, Ruleset } from '../../../local-suite/rules/evaluation/decision.ts';
import {
  decideStorage,
  STORAGE_PROFILE,
} from '../../../local-suite/storage-rules/storage-decision.ts';
import { ACTORS, type Actor } from '../actors.ts';

interface StoredFile {
  contentType: string;
  size: number;
}

/** A file operation: `there` is the existing file, `upload` the new one. */
interface FileAttempt {
  method: AccessMethod;
  path: string;
  there?: StoredFile | undefined;
  upload?: StoredFile | undefined;
}

export function readStorageRules(): Ruleset {
  const source = readFileSync('storage.rules', 'utf8');
  const compiled = compileRules(source, 'storage.rules', STORAGE_PROFILE);
  if (!compiled.ok) throw new Error(compiled.issues.map(({ message }) => message).join(' '));
  return compiled.ruleset;
}

/** Whether an actor may do it. The storage rules read no documents. */
export function isFileAllowed(ruleset: Ruleset, actor: Actor, attempt: FileAttempt): boolean {
  const { uid, token } = ACTORS[actor];
  const auth = uid === null ? NONE : map({ uid: text(uid), token: claims(token) });
  const { method, path, there, upload } = attempt;
  const variables = {
    request: map({ auth, resource: fileValue(upload) }),
    resource: fileValue(there),
  };
  const question = { method, path: `/b/shop/o/${path}`, variables };
  return decideStorage(ruleset, question, new Map()).allowed;
}

const NONE = { null_value: null };
const text = (value: string) => ({ string_value: value });
const map = (fields: Record<string, unknown>) => ({ map_value: { fields } });

function claims(token: object) {
  const texts = Object.entries(token).filter(([, value]) => typeof value === 'string');
  return map(Object.fromEntries(texts.map(([name, value]) => [name, text(String(value))])));
}

function fileValue(file: StoredFile | undefined) {
  return file === undefined
    ? NONE
    : map({ contentType: text(file.contentType), size: { int_value: file.size } });
}

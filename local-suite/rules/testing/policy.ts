import type { Document, Fields } from '../../firestore/messages.ts';
import type { Caller, DocumentChange, ReadCheck } from '../../firestore/service-contract.ts';
import { AccessDenied } from '../access-denied.ts';
import { compileFirestoreRules } from '../firestore-policy.ts';
import { ASHA, NOW, ROOT } from './evaluate.ts';
import { toValue } from './list-query.ts';

export const nameOf = (path: string) => `${ROOT}/${path}`;

/** A file with these match blocks under /databases/{database}/documents, from line 4 on. */
export function rulesAround(matches: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${matches}
  }
}`;
}

export function policyOf(matches: string) {
  const compiled = compileFirestoreRules(rulesAround(matches));
  if (!compiled.ok) throw new Error(compiled.issues.map(({ message }) => message).join(' '));
  return compiled.policy;
}

export type Plain = Record<string, Parameters<typeof toValue>[0]>;

export function document(path: string, data: Plain | undefined): Document | undefined {
  if (!data) return undefined;
  const fields: Fields = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, toValue(value)]),
  );
  return { name: nameOf(path), fields };
}

type State = Record<string, Plain>;
const lookupIn = (state: State) => (name: string) => {
  const path = name.slice(ROOT.length + 1);
  return document(path, state[path]);
};

interface Commit {
  caller?: Caller;
  before?: State;
  /** The written documents in order; `null` deletes. */
  writes: Record<string, Plain | null>;
}

/** Returns the denial of a commit, or undefined if the rules allow it. */
export function refusalOf(matches: string, { caller = ASHA, before = {}, writes }: Commit) {
  const written = Object.entries(writes).map(([path, data]) => [path, data ?? undefined] as const);
  const changes: DocumentChange[] = written.map(([path, data]) => ({
    name: nameOf(path),
    before: document(path, before[path]),
    after: document(path, data),
  }));
  const after = new Map(changes.map((change) => [change.name, change.after]));
  const lookupBefore = lookupIn(before);
  const policy = policyOf(matches);
  return refusal(() =>
    policy.checkWrites({
      caller,
      time: NOW,
      changes,
      lookupBefore,
      lookupAfter: (name) => (after.has(name) ? after.get(name) : lookupBefore(name)),
      multiDocument: changes.length > 1,
    }),
  );
}

/** Returns the denial that a check throws, if any. */
export function refusal(check: () => void): AccessDenied | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AccessDenied) return error;
    throw error;
  }
}

export const readCheck = (state: State, more: Partial<ReadCheck> = {}): ReadCheck => ({
  caller: ASHA,
  time: NOW,
  multiDocument: false,
  lookup: lookupIn(state),
  ...more,
});

import { describe, expect, test } from 'vitest';

import type { StructuredQuery } from '../../firestore/messages.ts';
import { compileFirestoreRules } from '../firestore-policy.ts';
import { ASHA, NOW, ROOT } from './evaluate.ts';
import { refusal } from './policy.ts';

const documents = new Map(
  ['users/asha', 'shops/pune'].map((path) => [
    `${ROOT}/${path}`,
    { name: `${ROOT}/${path}`, fields: { role: { stringValue: 'staff' } } },
  ]),
);

/** Tests `allow list: if condition` with a query of /things, signed in as asha. */
function isAllowed(condition: string, query: StructuredQuery): boolean {
  const compiled = compileFirestoreRules(`rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /things/{id} { allow list: if ${condition}; }
} }`);
  if (!compiled.ok) throw new Error(compiled.issues.map(({ message }) => message).join(' '));
  const lookup = (name: string) => documents.get(name);
  const { policy } = compiled;
  const check = { caller: ASHA, time: NOW, multiDocument: false, lookup };
  return !refusal(() => policy.checkList(ROOT, query, check));
}

export type ListCases = [condition: string, query: StructuredQuery, allowed: boolean][];

export function testLists(groups: Record<string, ListCases>): void {
  describe.each(Object.entries(groups))('%s', (_name, cases) => {
    test.each(cases)('%s with %j: %j', (condition, query, allowed) => {
      expect(isAllowed(condition, query)).toBe(allowed);
    });
  });
}

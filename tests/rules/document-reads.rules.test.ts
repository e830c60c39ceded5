import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import type { Caller } from '../../local-suite/firestore/service-contract.ts';
import { compileFirestoreRules } from '../../local-suite/rules/firestore-policy.ts';
import { NOW, ROOT } from '../../local-suite/rules/testing/evaluate.ts';
import { document, refusal } from '../../local-suite/rules/testing/policy.ts';
import { ACCESS_TABLES } from './tables/all-tables.ts';

const compiled = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'));

/** Cases that reach most conditions: no owner, an access code, various states. */
const DATA = {
  uid: 'asha',
  state: 'draft',
  status: 'active',
  restricted: true,
  accessCodeId: 'school',
  visibleToCustomer: true,
};
const PATHS = [...new Set(ACCESS_TABLES.map(({ target }) => target.path))];
const CALLERS: Caller[] = [
  { kind: 'guest' },
  ...['asha', 'meera', 'boss', 'stranger'].map((uid) => ({
    kind: 'person' as const,
    uid,
    token: { auth_time: 0 },
  })),
];
const ROLES: Record<string, string> = { asha: 'customer', meera: 'b2b_buyer', boss: 'admin' };

test('compiles without errors or warnings', () => {
  expect(compiled).toMatchObject({ ok: true, warnings: [] });
});

test.each(PATHS)('reads at most two documents for a decision on %s', (path) => {
  const counts = CALLERS.flatMap((caller) =>
    ATTEMPTS.map((attempt) => readsOf(caller, path, attempt)),
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});

const ATTEMPTS = ['get', 'list', 'create', 'update', 'delete'] as const;

/** The number of different documents that the rules read for one attempt. */
function readsOf(caller: Caller, path: string, attempt: (typeof ATTEMPTS)[number]): number {
  if (!compiled.ok) throw new Error('The rules have errors.');
  const { policy } = compiled;
  const looked = new Set<string>();
  const lookup = (name: string) => {
    looked.add(name);
    const [collection, id = ''] = name.slice(ROOT.length + 1).split('/');
    if (collection !== 'users') return document(`${collection}/${id}`, DATA);
    const role = ROLES[id];
    return role === undefined ? undefined : document(`users/${id}`, { role, accessCodes: [] });
  };
  const here = document(path, DATA);
  const check = { caller, time: NOW, lookup, multiDocument: false };
  const collectionId = path.split('/').at(-2) ?? '';
  const parent = [ROOT, ...path.split('/').slice(0, -2)].join('/');
  refusal(() => {
    if (attempt === 'get') policy.checkGet(`${ROOT}/${path}`, here, check);
    else if (attempt === 'list')
      policy.checkList(parent, { from: [{ collectionId }], limit: { value: 10 } }, check);
    else {
      policy.checkWrites({
        ...check,
        lookupBefore: lookup,
        lookupAfter: lookup,
        changes: [
          {
            name: `${ROOT}/${path}`,
            before: attempt === 'create' ? undefined : here,
            after: attempt === 'delete' ? undefined : here,
          },
        ],
      });
    }
  });
  return looked.size;
}

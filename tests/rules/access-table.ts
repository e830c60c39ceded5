import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { TRIES_ALL_CASES } from '../soak/case-count.ts';
import { EVERYONE, type Actor } from './actors.ts';
import { PROFILES } from './sample-profiles.ts';
import { removeDocument, as, writeDocuments } from './rules-fixtures.ts';
import {
  inOrder,
  OPERATIONS,
  type AccessCase,
  type AccessOperation,
  type Target,
} from './tables/access-case.ts';

/** Google's emulator is asked everything: `npm test` asks only ours, whose rules also answer in the process. */
const ASKS_EVERYONE = TRIES_ALL_CASES || process.env.KARGHA_EMULATORS === 'official';

const ASKED_OF = 9;

/** Whether the refusal at this place is asked over the network: a ninth of them, where not everything is. */
export function isAskedOverNetwork(place: number): boolean {
  return ASKS_EVERYONE || place % ASKED_OF === 0;
}

/** Who is asked over the network: all with a right, and a ninth of the others, who differ from table to table. */
function actorsOver(table: AccessCase['table'], tableNumber: number): readonly Actor[] {
  return EVERYONE.filter(
    (actor, place) => (table[actor] ?? '') !== '' || isAskedOverNetwork(place + tableNumber),
  );
}

/** What each actor may do, asked over the network; same-answers.rules.test.ts asks every cell of the table. */
export function testAccess({ name, target, table }: AccessCase, tableNumber: number): void {
  describe(name, () => {
    beforeEach(() => writeDocuments({ ...PROFILES, ...target.given, [target.path]: target.data }));

    test.each(actorsOver(table, tableNumber).map((actor) => [actor, table[actor] ?? '']))(
      '%s may: %s',
      async (actor, allowed) => {
        const operations = await allowedOperations(as(actor), target);
        expect(operations).toBe(inOrder(allowed));
      },
    );

    test('no one may list without a limit, or more than 100', async () => {
      for (const actor of ['visitor', 'asha', 'meera', 'admin'] as const) {
        const all = listOf(as(actor), target);
        expect(await isAllowed(getDocs(all))).toBe(false);
        expect(await isAllowed(getDocs(query(all, limit(101))))).toBe(false);
      }
    });
  });
}

/** What the rules let this person do with a target, in the order of OPERATIONS. */
async function allowedOperations(firestore: Firestore, target: Target): Promise<string> {
  const { path, data, change = { planted: true }, created = `${path}-new` } = target;
  const reference = doc(firestore, path);
  const attempts: Record<AccessOperation, () => Promise<unknown>> = {
    get: () => getDoc(reference),
    list: () => getDocs(query(listOf(firestore, target), limit(100))),
    create: async () => {
      await removeDocument(created);
      try {
        await setDoc(doc(firestore, created), data);
      } finally {
        await writeDocuments({ [path]: data });
      }
    },
    update: () => updateDoc(reference, change),
    delete: () => deleteDoc(reference),
  };
  const allowed: string[] = [];
  for (const operation of OPERATIONS) {
    if (await isAllowed(attempts[operation]())) allowed.push(operation);
  }
  return allowed.join(' ');
}

function listOf(firestore: Firestore, target: Target): Query {
  const parent = target.path.split('/').slice(0, -1).join('/');
  const filters = (target.where ?? []).map(([field, operator, value]) =>
    where(field, operator, value),
  );
  return query(collection(firestore, parent), ...filters);
}

/** Whether the rules allow it. Other errors fail the test. */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') {
      return false;
    }
    throw error;
  }
}

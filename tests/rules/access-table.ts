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
  type QueryConstraint,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { EVERYONE, type Actor } from './actors.ts';
import { PROFILES } from './people.ts';
import { as, given } from './rules-world.ts';

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;

/** What a table of access is about: a document that is there, and how each operation is tried on it. */
export interface Target {
  path: string;
  data: object;
  /** More documents that the decision may need. */
  given?: Record<string, object>;
  /** Conditions of the list; without them all documents of the collection are asked for. */
  where?: QueryConstraint[];
  /** The fields that an update changes. */
  change?: Record<string, unknown>;
}

/** Operations that an actor may do, separated by spaces; actors that are left out may do nothing. */
export type AccessTable = Partial<Record<Actor, string>>;

/** One test for each actor, who tries all five operations. */
export function testAccess(name: string, target: Target, table: AccessTable): void {
  describe(name, () => {
    beforeEach(() => given({ ...PROFILES, ...target.given, [target.path]: target.data }));

    test.each(EVERYONE.map((actor) => [actor, table[actor] ?? '']))(
      '%s may: %s',
      async (actor, allowed) => {
        expect(await allowedOperations(as(actor), target)).toBe(allowed);
      },
    );

    test('nobody may list without a limit, or more than 100', async () => {
      for (const actor of ['visitor', 'asha', 'meera', 'admin'] as const) {
        const all = listOf(as(actor), target);
        expect(await isAllowed(getDocs(all))).toBe(false);
        expect(await isAllowed(getDocs(query(all, limit(101))))).toBe(false);
      }
    });
  });
}

async function allowedOperations(firestore: Firestore, target: Target): Promise<string> {
  const { path, data, change = { planted: true } } = target;
  const reference = doc(firestore, path);
  const attempts: Record<(typeof OPERATIONS)[number], () => Promise<unknown>> = {
    get: () => getDoc(reference),
    list: () => getDocs(query(listOf(firestore, target), limit(100))),
    create: () => setDoc(doc(firestore, `${path}-new`), data),
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
  return query(collection(firestore, parent), ...(target.where ?? []));
}

/** Whether the rules let an attempt pass. Anything else that goes wrong fails the test. */
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

/** `where uid == asha`, as her own screens ask. */
export const OWNED_BY_ASHA = [where('uid', '==', 'asha')];
export const OWNED_BY_MEERA = [where('uid', '==', 'meera')];

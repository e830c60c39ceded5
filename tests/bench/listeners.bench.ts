import type { Document } from '../../local-suite/firestore/messages.ts';
import type { FirestoreCore } from '../../local-suite/firestore/control-contract.ts';
import type { AccessPolicy, Caller } from '../../local-suite/firestore/service-contract.ts';
import { createFirestoreCore } from '../../local-suite/firestore/service/firestore-core.ts';
import { compileFirestoreRules } from '../../local-suite/rules/firestore-policy.ts';
import type { Figure } from './figure.ts';
import { costRatio } from './median.ts';

const DATABASE = 'projects/demo-kargha/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const ADMIN: Caller = { kind: 'admin' };
const MANY = 1_000;
const FEW = 10;
const COMMITS = 300;

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /orders/{id} {
    allow get: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.suspended == false;
  }
} }`;

/** What open listeners, whose rules look up another document, add to the cost of a commit. */
export async function listeners(): Promise<Figure[]> {
  const [many, few] = [followOrders(MANY), followOrders(FEW)];
  const ratio = await costRatio(
    () => commitMany(many.core),
    () => commitMany(few.core),
    { rounds: 15, warmUps: 5 },
  );
  const evaluations = await many.evaluationsOf(() => setSuspended(many.core, 0, true));
  many.core.control.close();
  few.core.control.close();
  return [
    {
      name: 'commit-with-1000-listeners-to-10',
      value: Math.round(ratio * 100) / 100,
      unit: 'ratio',
    },
    { name: 'suspension-with-1000-listeners', value: evaluations, unit: 'rule evaluations' },
  ];
}

interface FollowedOrders {
  core: FirestoreCore;
  /** How often the rules are asked during some work. */
  evaluationsOf: (work: () => Promise<void>) => Promise<number>;
}

/** Every user listens to one order. */
function followOrders(users: number): FollowedOrders {
  const core = createFirestoreCore();
  let evaluations = 0;
  core.control.setPolicy(countingPolicy(() => (evaluations += 1)));
  core.control.load(
    Array.from({ length: users }, (_, index): Document[] => [
      { name: `${ROOT}/users/u${index}`, fields: { suspended: { booleanValue: false } } },
      { name: `${ROOT}/orders/o${index}`, fields: { total: { integerValue: '1' } } },
    ]).flat(),
  );
  for (let index = 0; index < users; index += 1) followOrder(core, index);
  if (evaluations !== users) throw new Error(`The rules were asked ${evaluations} times.`);
  return {
    core,
    evaluationsOf: async (work) => {
      const before = evaluations;
      await work();
      return evaluations - before;
    },
  };
}

function countingPolicy(count: () => void): AccessPolicy {
  const compiled = compileFirestoreRules(RULES);
  if (!compiled.ok) throw new Error('The rules of the bench have errors.');
  const { policy } = compiled;
  return {
    checkGet: (...question) => {
      count();
      policy.checkGet(...question);
    },
    checkList: (...question) => policy.checkList(...question),
    checkWrites: (check) => policy.checkWrites(check),
  };
}

function followOrder(core: FirestoreCore, index: number): void {
  const caller: Caller = { kind: 'person', uid: `u${index}`, token: {} };
  const stream = core.service.listen(caller, {
    send: ({ targetChange }) => {
      if (targetChange?.cause?.code && index > 0) throw new Error(targetChange.cause.message);
    },
    fail: (error) => {
      throw error;
    },
  });
  const documents = { documents: [`${ROOT}/orders/o${index}`] };
  stream.receive({ database: DATABASE, addTarget: { targetId: 2, documents } });
}

/** In turn: a document that no one follows, an order that one listener follows, a user that one decision looked up. */
async function commitMany(core: FirestoreCore): Promise<void> {
  for (let turn = 0; turn < COMMITS; turn += 1) {
    const index = 1 + (turn % (FEW - 1));
    await set(core, `products/p${index}`, 'price', Math.random());
    await set(core, `orders/o${index}`, 'total', Math.random());
    await set(core, `users/u${index}`, 'visits', Math.random());
  }
}

function setSuspended(core: FirestoreCore, index: number, suspended: boolean): Promise<void> {
  return commit(core, `users/u${index}`, { suspended: { booleanValue: suspended } });
}

function set(core: FirestoreCore, path: string, field: string, value: number): Promise<void> {
  return commit(core, path, { [field]: { doubleValue: value } });
}

async function commit(
  { service }: FirestoreCore,
  path: string,
  fields: NonNullable<Parameters<typeof service.updateDocument>[1]['document']['fields']>,
): Promise<void> {
  await service.commit(ADMIN, {
    database: DATABASE,
    writes: [
      {
        update: { name: `${ROOT}/${path}`, fields },
        updateMask: { fieldPaths: Object.keys(fields) },
      },
    ],
  });
}

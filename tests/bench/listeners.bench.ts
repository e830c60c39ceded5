import type { Document, Target } from '../../local-suite/firestore/messages.ts';
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
    allow list: if resource.data.uid == request.auth.uid;
    allow get: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.suspended == false;
  }
} }`;

/** What open listeners add to the cost of a commit: on single documents by look-ups, and on lists of one collection. */
export async function listeners(): Promise<Figure[]> {
  const [many, few] = [followOrders(MANY, oneOrder), followOrders(FEW, oneOrder)];
  const ofDocuments = await ratioOf(many, few, commitMany);
  const evaluations = await many.evaluationsOf(() => setSuspended(many.core, 0, true));
  const [manyLists, fewLists] = [followOrders(MANY, ownOrders), followOrders(FEW, ownOrders)];
  const ofLists = await ratioOf(manyLists, fewLists, changeOrders);
  for (const { core } of [many, few, manyLists, fewLists]) core.control.close();
  return [
    { name: 'commit-with-1000-listeners-to-10', value: ofDocuments, unit: 'ratio' },
    { name: 'commit-with-1000-list-listeners-to-10', value: ofLists, unit: 'ratio' },
    { name: 'suspension-with-1000-listeners', value: evaluations, unit: 'rule evaluations' },
  ];
}

async function ratioOf(
  many: FollowedOrders,
  few: FollowedOrders,
  work: (core: FirestoreCore) => Promise<void>,
): Promise<number> {
  const ratio = await costRatio(
    () => work(many.core),
    () => work(few.core),
    { rounds: 15, warmUps: 5 },
  );
  return Math.round(ratio * 100) / 100;
}

interface FollowedOrders {
  core: FirestoreCore;
  /** How often the rules are asked during some work. */
  evaluationsOf: (work: () => Promise<void>) => Promise<number>;
}

type Followed = (index: number) => Pick<Target, 'documents' | 'query'>;

const oneOrder: Followed = (index) => ({ documents: { documents: [`${ROOT}/orders/o${index}`] } });
const ownOrders: Followed = (index) => ({
  query: {
    parent: ROOT,
    structuredQuery: {
      from: [{ collectionId: 'orders' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'uid' },
          op: 'EQUAL',
          value: { stringValue: `u${index}` },
        },
      },
    },
  },
});

/** Every user has one order, and listens to it alone or to all of their own. */
function followOrders(users: number, followed: Followed): FollowedOrders {
  const core = createFirestoreCore();
  let evaluations = 0;
  core.control.setPolicy(countingPolicy(() => (evaluations += 1)));
  core.control.load(
    Array.from({ length: users }, (_, index): Document[] => [
      { name: `${ROOT}/users/u${index}`, fields: { suspended: { booleanValue: false } } },
      {
        name: `${ROOT}/orders/o${index}`,
        fields: { uid: { stringValue: `u${index}` }, total: { integerValue: '1' } },
      },
    ]).flat(),
  );
  for (let index = 0; index < users; index += 1) follow(core, index, followed(index));
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
    checkList: (...question) => {
      count();
      policy.checkList(...question);
    },
    checkWrites: (check) => policy.checkWrites(check),
  };
}

function follow(core: FirestoreCore, index: number, target: ReturnType<Followed>): void {
  const caller: Caller = { kind: 'person', uid: `u${index}`, token: {} };
  const stream = core.service.listen(caller, {
    send: ({ targetChange }) => {
      if (targetChange?.cause?.code && index > 0) throw new Error(targetChange.cause.message);
    },
    fail: (error) => {
      throw error;
    },
  });
  stream.receive({ database: DATABASE, addTarget: { targetId: 2, ...target } });
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

/** Each commit concerns one list. */
async function changeOrders(core: FirestoreCore): Promise<void> {
  for (let turn = 0; turn < COMMITS; turn += 1) {
    await set(core, `orders/o${turn % FEW}`, 'total', Math.random());
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

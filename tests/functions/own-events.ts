import { setTimeout as pause } from 'node:timers/promises';

import { getFirestore, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

import { followUpsByCollection } from '../../functions/src/follow-ups-by-collection.ts';
import { keyedIds } from '../../functions/src/platform/keyed-ids.ts';
import { runFollowUps, type FollowUp } from '../../functions/src/records/follow-ups.ts';
import type { FirestoreControl } from '../../local-suite/firestore/control-contract.ts';
import type { Document } from '../../local-suite/firestore/messages.ts';
import type { DocumentChange } from '../../local-suite/firestore/service-contract.ts';
import { DEMO_CREDENTIALS } from '../../local-suite/razorpay/demo-credentials.ts';

const FOLLOW_UPS: Record<string, readonly FollowUp[]> = followUpsByCollection(() =>
  keyedIds(DEMO_CREDENTIALS.keySecret),
);

const ATTEMPTS = 10;
const PAUSE_MS = 100;

/**
 * Runs in this process what the deployed functions run after each write. @returns a function that waits until all
 * of it has ended
 */
export function followWrites(control: FirestoreControl): () => Promise<void> {
  const firestore = getFirestore();
  const running = new Set<Promise<void>>();
  const stop = control.onCommit(({ changes, commitTime: { seconds = '0' } }) => {
    const time = new Date(Number(seconds) * 1000).toISOString();
    for (const change of changes) {
      const { collection, id } = placeOf(change.name);
      const followUps = FOLLOW_UPS[collection];
      if (!followUps) continue;
      const snapshots = snapshotsOf(firestore, change);
      const run = repeated(() => runFollowUps(followUps, { id, ...snapshots, time }));
      running.add(run);
      void run.finally(() => running.delete(run));
    }
  });
  return async () => {
    while (running.size > 0) await Promise.all(running);
    stop();
  };
}

/** Of a document in a collection that is in no other document; '' of all others. */
function placeOf(name: string): { collection: string; id: string } {
  const [collection = '', id = '', ...below] = name.split('/').slice(5);
  return below.length > 0 ? { collection: '', id } : { collection, id };
}

interface SnapshotMaker {
  snapshot_: (document: Document | string, readTime: unknown) => DocumentSnapshot;
}

function snapshotsOf(firestore: Firestore, { name, before, after }: DocumentChange) {
  const maker = firestore as unknown as SnapshotMaker;
  const time = after?.updateTime ?? before?.updateTime;
  return {
    before: maker.snapshot_(before ?? name, time),
    after: maker.snapshot_(after ?? name, time),
  };
}

/** The platform runs failed functions again; a test that needs their effect finds out that it never came. */
async function repeated(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await run();
      return;
    } catch {
      await pause(PAUSE_MS);
    }
  }
}

import { deleteApp, initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';

export interface PageConnection {
  port: number;
  projectId: string;
  settings: web.FirestoreSettings;
  uid?: string;
}

let db: web.Firestore;
const seen: unknown[] = [];

/** The functions that tests call; arguments and results are JSON. */
const page = {
  async connect({ port, projectId, settings, uid }: PageConnection) {
    web.setLogLevel('silent');
    const app = initializeApp({ projectId, apiKey: 'none', appId: '1:1:web:1' });
    db = web.initializeFirestore(app, settings);
    const as = uid === undefined ? {} : { mockUserToken: { sub: uid } };
    web.connectFirestoreEmulator(db, '127.0.0.1', port, as);
    await web.setDoc(web.doc(db, 'open/connected'), {});
  },

  async disconnect() {
    await deleteApp(db.app);
  },

  /** Uses every kind of request that the SDK makes and returns the results. */
  async everyOperation() {
    const parts = web.collection(db, 'open/all/parts');
    await web.setDoc(web.doc(parts, 'a'), { x: 1, at: web.serverTimestamp(), text: 'साड़ी' });
    await web.updateDoc(web.doc(parts, 'a'), { x: web.increment(5), list: web.arrayUnion('q') });
    await web
      .writeBatch(db)
      .set(web.doc(parts, 'b'), { x: 2 })
      .set(web.doc(parts, 'c'), {})
      .commit();
    await web.deleteDoc(web.doc(parts, 'c'));
    await web.runTransaction(db, async (transaction) => {
      const { x } = (await transaction.get(web.doc(parts, 'b'))).data() as { x: number };
      await transaction.get(web.doc(parts, 'missing'));
      transaction.update(web.doc(parts, 'a'), { x: web.increment(x) });
    });
    const { at, ...a } = (await web.getDocFromServer(web.doc(parts, 'a'))).data() as {
      at: web.Timestamp;
    };
    const some = web.query(parts, web.where('x', '>', 1), web.orderBy('x', 'desc'), web.limit(5));
    return {
      a,
      isDated: at instanceof web.Timestamp,
      found: (await web.getDocsFromServer(some)).docs.map(({ id }) => id),
      count: (await web.getCountFromServer(parts)).data().count,
      sum: (await web.getAggregateFromServer(parts, { sum: web.sum('x') })).data().sum,
      refusals: await Promise.all([
        codeOf(web.setDoc(web.doc(db, 'closed/a'), {})),
        codeOf(web.getDocFromServer(web.doc(db, 'closed/a'))),
        codeOf(web.getDocs(web.collection(db, 'closed'))),
        codeOf(web.updateDoc(web.doc(parts, 'missing'), { x: 1 })),
      ]),
    };
  },

  async roundTrip(text: string) {
    const document = web.doc(db, 'open/large');
    await web.setDoc(document, { text });
    return ((await web.getDocFromServer(document)).data() as { text: string }).text;
  },

  /** Listens to a document; `seen` returns the snapshots. */
  listen(path: string) {
    seen.length = 0;
    web.onSnapshot(web.doc(db, path), (snapshot) => {
      const data = snapshot.data() as { n: number } | undefined;
      if (!snapshot.metadata.fromCache) seen.push(data?.n ?? null);
    });
  },

  seen() {
    return seen;
  },

  async write(path: string, n: number) {
    await web.setDoc(web.doc(db, path), { n });
  },
};

async function codeOf(operation: Promise<unknown>): Promise<string> {
  return operation.then(
    () => 'ok',
    (error: unknown) => (error as web.FirestoreError).code,
  );
}

declare global {
  interface Window {
    page: typeof page;
  }
}

window.page = page;

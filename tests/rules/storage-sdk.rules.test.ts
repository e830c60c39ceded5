import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import { getStorage as getKeeper } from 'firebase-admin/storage';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, test } from 'vitest';

import { suiteApp } from '../suite-app.ts';
import { profileOf } from './sample-profiles.ts';

/** The real SDKs, Storage emulator and rules, with our runtime instead of the Java one. */
const [HOST = '', PORT = ''] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
const { projectId = '', storageBucket = '' } = suiteApp().options;

const PICTURE = { contentType: 'image/png' };
const REFUSED = { code: 'storage/unauthorized' };

const db = getFirestore(suiteApp());
const keeper = getKeeper(suiteApp()).bucket(storageBucket);
const apps: FirebaseApp[] = [];
const people: string[] = [];
const files: string[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});
afterAll(async () => {
  await Promise.all(people.map((uid) => db.doc(`users/${uid}`).delete()));
  await Promise.all(files.map((path) => keeper.file(path).delete({ ignoreNotFound: true })));
});

function storageOf(uid?: string): FirebaseStorage {
  const app = initializeApp({ projectId, storageBucket }, randomUUID());
  apps.push(app);
  const storage = getStorage(app);
  const mockUserToken = uid === undefined ? {} : { mockUserToken: { user_id: uid } };
  connectStorageEmulator(storage, HOST, Number(PORT), mockUserToken);
  return storage;
}

async function personWith(role: string) {
  const uid = `file-${randomUUID()}`;
  people.push(uid);
  await db.doc(`users/${uid}`).set(profileOf(uid, { role }));
  return { uid, storage: storageOf(uid) };
}

async function kept(path: string, content = 'kept'): Promise<string> {
  files.push(path);
  await keeper.file(path).save(Buffer.from(content), { ...PICTURE, resumable: false });
  return path;
}

test('lets anyone read a product image unchanged, and no one list images', async () => {
  const bytes = Array.from({ length: 70_000 }, (_, at) => String.fromCharCode(at % 128)).join('');
  const path = await kept(`products/${randomUUID()}/front.png`, bytes);
  const { storage } = await personWith('customer');
  for (const reader of [storage, storageOf()]) {
    expect(new TextDecoder().decode(await getBytes(ref(reader, path)))).toBe(bytes);
    await expect(listAll(ref(reader, 'products'))).rejects.toMatchObject(REFUSED);
  }
});

test.each(['customer', 'b2b_buyer', 'admin'])(
  'refuses the role %s every read and write of private files',
  async (role) => {
    const { uid, storage } = await personWith(role);
    const folders = [`avatars/${uid}`, `companies/${uid}`, `quotes/${uid}/q1`, `returns/${uid}/r1`];
    for (const folder of folders) {
      const there = ref(storage, await kept(`${folder}/there.png`));
      await expect(getBytes(there)).rejects.toMatchObject(REFUSED);
      await expect(getMetadata(there)).rejects.toMatchObject(REFUSED);
      await expect(updateMetadata(there, PICTURE)).rejects.toMatchObject(REFUSED);
      await expect(deleteObject(there)).rejects.toMatchObject(REFUSED);
      const mine = ref(storage, `${folder}/mine.png`);
      await expect(uploadString(mine, 'c2FyZWU=', 'base64', PICTURE)).rejects.toMatchObject(
        REFUSED,
      );
      const large = uploadBytesResumable(mine, new Uint8Array(700_000), PICTURE);
      await expect(large).rejects.toMatchObject(REFUSED);
    }
  },
);

test('refuses an upload with a download token chosen by the sender', async () => {
  const { uid, storage } = await personWith('b2b_buyer');
  const metadata = {
    ...PICTURE,
    customMetadata: { firebaseStorageDownloadTokens: 'chosen' },
  };
  for (const path of [`companies/${uid}/x.png`, `products/p1/x.png`, `shownStories/s1/x.png`]) {
    const put = uploadBytes(ref(storage, path), new Uint8Array(10), metadata);
    await expect(put).rejects.toMatchObject(REFUSED);
    expect(await keeper.file(path).exists()).toEqual([false]);
  }
});

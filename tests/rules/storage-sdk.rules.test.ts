import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
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
import { profileOf, type Data } from './people.ts';

/** The real SDKs, the real Storage emulator, the shop's rules, and our runtime in the place of Java's. */
const [HOST = '', PORT = ''] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
const { projectId = '', storageBucket = '' } = suiteApp().options;

const PICTURE = { contentType: 'image/png' };
const REFUSED = { code: 'storage/unauthorized' };

const books = getFirestore(suiteApp());
const keeper = getKeeper(suiteApp()).bucket(storageBucket);
const apps: FirebaseApp[] = [];
const people: string[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});
afterAll(async () => {
  for (const uid of people) {
    await books.doc(`users/${uid}`).delete();
    await Promise.all(
      ['avatars', 'quotes'].map((folder) => keeper.deleteFiles({ prefix: `${folder}/${uid}/` })),
    );
  }
});

/** Storage as somebody sees it who is signed in, or, without a uid, as a visitor does. */
function storageOf(uid?: string): FirebaseStorage {
  const app = initializeApp({ projectId, storageBucket }, randomUUID());
  apps.push(app);
  const storage = getStorage(app);
  const mockUserToken = uid === undefined ? {} : { mockUserToken: { user_id: uid } };
  connectStorageEmulator(storage, HOST, Number(PORT), mockUserToken);
  return storage;
}

/** Somebody with a profile, which the rules look up in Firestore. */
async function person(profile: Data = {}) {
  const uid = `file-${randomUUID()}`;
  people.push(uid);
  await books.doc(`users/${uid}`).set(profileOf(uid, profile));
  return { uid, storage: storageOf(uid), change: (more: Data) => change(uid, more) };
}

async function change(uid: string, more: Data): Promise<void> {
  await books.doc(`users/${uid}`).update(more);
}

/** Bytes that differ from one another, so that a chunk in the wrong place shows. */
function bytesOf(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8)) % 251);
}

test('a file comes back byte by byte, however it was sent', async () => {
  const { uid, storage } = await person();
  const small = ref(storage, `avatars/${uid}/small.png`);
  await uploadString(small, 'c2FyZWU=', 'base64', PICTURE);
  expect(new TextDecoder().decode(await getBytes(small))).toBe('saree');

  const large = ref(storage, `avatars/${uid}/large.png`);
  const sent = bytesOf(700_000);
  const shares: number[] = [];
  const upload = uploadBytesResumable(large, sent, PICTURE);
  upload.on('state_changed', ({ bytesTransferred }) => void shares.push(bytesTransferred));
  await upload;
  expect(Buffer.from(await getBytes(large)).equals(Buffer.from(sent))).toBe(true);
  expect(shares.at(-1)).toBe(700_000);
  expect(await getMetadata(large)).toMatchObject({ size: 700_000, contentType: 'image/png' });
});

test('its address opens it for whoever was given that', async () => {
  const { uid, storage } = await person();
  const file = ref(storage, `avatars/${uid}/face.png`);
  await uploadBytes(file, bytesOf(100), PICTURE);
  const answer = await fetch(await getDownloadURL(file));
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect((await answer.arrayBuffer()).byteLength).toBe(100);
});

test('nobody else may read it, put one in its place, change it or take it away', async () => {
  const owner = await person();
  const path = `avatars/${owner.uid}/loom.png`;
  await uploadBytes(ref(owner.storage, path), bytesOf(100), PICTURE);
  const stranger = await person();
  for (const storage of [stranger.storage, storageOf()]) {
    const file = ref(storage, path);
    await expect(getBytes(file)).rejects.toMatchObject(REFUSED);
    await expect(getMetadata(file)).rejects.toMatchObject(REFUSED);
    await expect(uploadBytes(file, bytesOf(5), PICTURE)).rejects.toMatchObject(REFUSED);
    await expect(updateMetadata(file, PICTURE)).rejects.toMatchObject(REFUSED);
    await expect(deleteObject(file)).rejects.toMatchObject(REFUSED);
  }
  expect((await getBytes(ref(owner.storage, path))).byteLength).toBe(100);
});

test('what the rules do not allow is refused to the owner too: other types, a second time, a list', async () => {
  const { uid, storage } = await person();
  const file = ref(storage, `avatars/${uid}/face.png`);
  const drawing = { contentType: 'image/svg+xml' };
  await expect(uploadBytes(file, bytesOf(10), drawing)).rejects.toMatchObject(REFUSED);
  const tooLarge = uploadBytesResumable(file, bytesOf(2 * 1024 * 1024 + 1), PICTURE);
  await expect(tooLarge).rejects.toMatchObject(REFUSED);
  await uploadBytes(file, bytesOf(10), PICTURE);
  await expect(uploadBytes(file, bytesOf(20), PICTURE)).rejects.toMatchObject(REFUSED);
  await expect(listAll(ref(storage, `avatars/${uid}`))).rejects.toMatchObject(REFUSED);
  await deleteObject(file);
  await expect(getBytes(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('the rules ask Firestore: a role opens a folder, a suspension closes it at once', async () => {
  const buyer = await person({ role: 'customer' });
  const logo = (name: string) => ref(buyer.storage, `quotes/${buyer.uid}/q1/${name}.png`);
  const send = (name: string) => uploadBytes(logo(name), bytesOf(10), PICTURE);
  await expect(send('first')).rejects.toMatchObject(REFUSED);
  await buyer.change({ role: 'b2b_buyer' });
  await send('second');
  await buyer.change({ suspended: true });
  await expect(getBytes(logo('second'))).rejects.toMatchObject(REFUSED);

  const staff = await person({ role: 'admin' });
  const seen = await getBytes(ref(staff.storage, `quotes/${buyer.uid}/q1/second.png`));
  expect(seen.byteLength).toBe(10);
});

test('once a request is sent its files stay as the shop has seen them, and no other comes', async () => {
  const buyer = await person({ role: 'b2b_buyer' });
  const request = books.doc(`quotes/files-${buyer.uid}`);
  const file = (name: string) => ref(buyer.storage, `quotes/${buyer.uid}/${request.id}/${name}`);
  const send = (name: string) => uploadBytes(file(name), bytesOf(10), PICTURE);
  await send('before.png'); // nothing is kept of the request yet
  await request.set({ uid: buyer.uid, state: 'draft' });
  await send('spec.png');
  await deleteObject(file('before.png'));
  for (const state of ['submitted', 'in_review', 'quoted', 'accepted', 'declined']) {
    await request.update({ state });
    await expect(deleteObject(file('spec.png'))).rejects.toMatchObject(REFUSED);
    await expect(send('spec.png')).rejects.toMatchObject(REFUSED);
    await expect(send('before.png')).rejects.toMatchObject(REFUSED);
  }
  expect((await getBytes(file('spec.png'))).byteLength).toBe(10);
  await request.delete();
});

test('the server passes the rules: what it saves is there for whom the rules name', async () => {
  const { uid, storage } = await person();
  const path = `avatars/${uid}/from-the-server.png`;
  await keeper.file(path).save(Buffer.from('kept'), PICTURE);
  const [files] = await keeper.getFiles({ prefix: `avatars/${uid}/` });
  expect(files.map(({ name }) => name)).toEqual([path]);
  const [content] = await keeper.file(path).download();
  expect(content.toString()).toBe('kept');
  expect(new TextDecoder().decode(await getBytes(ref(storage, path)))).toBe('kept');
});

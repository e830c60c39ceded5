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
  type FirebaseStorage,
} from 'firebase/storage';
import { getStorage as getKeeper } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { suiteApp } from '../../suite-app.ts';
import { signUp, type Person } from '../sample-people.ts';

const SHOP = { projectId: 'demo-kargha', storageBucket: 'demo-kargha.appspot.com' };
const PIXEL = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PICTURE = { contentType: 'image/png' };

const stored = (path: string) => getKeeper(suiteApp()).bucket().file(path);

const apps: FirebaseApp[] = [];
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

/** A Storage client; without a token it is a visitor's. */
function filesFor(name: string, token?: string): FirebaseStorage {
  const app = initializeApp(SHOP, `files-of-others-${name}`);
  apps.push(app);
  const storage = getStorage(app);
  storage.maxUploadRetryTime = 0;
  const { hostname, port } = new URL(process.env.STORAGE_EMULATOR_HOST ?? '');
  const more = token === undefined ? {} : { mockUserToken: token };
  connectStorageEmulator(storage, hostname, Number(port), more);
  return storage;
}

interface Shopper extends Person {
  files: FirebaseStorage;
}

let asha: Shopper;
let meera: Shopper;
let visitor: FirebaseStorage;

beforeAll(async () => {
  const shopper = async (name: string, role: 'customer' | 'b2b_buyer'): Promise<Shopper> => {
    const person = await signUp(role);
    return { ...person, files: filesFor(name, person.token) };
  };
  asha = await shopper('asha', 'customer');
  meera = await shopper('meera', 'b2b_buyer');
  visitor = filesFor('visitor');
  for (const path of [
    `avatars/${asha.uid}/a.png`,
    `companies/${asha.uid}/c.png`,
    `companies/${meera.uid}/c.png`,
    `quotes/${meera.uid}/q1/logo.png`,
  ]) {
    await stored(path).save(Buffer.from(PIXEL), { ...PICTURE, resumable: false });
  }
});

/** The error code, or `allowed`. */
async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const put = (path: string, metadata: object = PICTURE, bytes: Uint8Array = PIXEL) =>
  uploadBytes(ref(asha.files, path), bytes, metadata);
const own = () => ref(asha.files, `avatars/${asha.uid}/a.png`);
const hers = (path: string) => ref(asha.files, path);

const ATTEMPTS: Record<string, () => Promise<unknown>> = {
  'puts another picture over their own': () => put(`avatars/${asha.uid}/a.png`),
  'overwrites their submitted document': () => put(`companies/${asha.uid}/c.png`),
  'turns their picture into a page': () =>
    updateMetadata(own(), { contentType: 'text/html', contentDisposition: 'inline' }),
  'writes a note on their picture': () =>
    updateMetadata(own(), { customMetadata: { role: 'admin' } }),
  'puts a picture into the folder of another': () => put(`avatars/${meera.uid}/a.png`),
  'overwrites another person’s document': () => put(`companies/${meera.uid}/c.png`),
  'goes back a step in the path': () => put(`avatars/${asha.uid}/../${meera.uid}/a.png`),
  'leaves out the file’s name': () => put(`avatars/${asha.uid}`),
  'goes a folder deeper': () => put(`avatars/${asha.uid}/x/a.png`),
  'reads their own picture past its address': () => getBytes(own()),
  'takes their own picture away past the shop': () => deleteObject(own()),
  'writes the folder in capitals': () => put(`AVATARS/${asha.uid}/b.png`),
  'puts a slash before it': () => put(`x/avatars/${asha.uid}/b.png`),
  'paints a product': () => put('products/p1/front_640.avif', { contentType: 'image/avif' }),
  'writes an invoice': () => put(`invoices/${asha.uid}/x.pdf`, { contentType: 'application/pdf' }),
  'shows a return past the shop': () => put(`returns/${asha.uid}/r1/photo.png`),
  'publishes a story': () => put('shownStories/s1/photo.jpg', { contentType: 'image/jpeg' }),
  'asks for an offer as a business': () => put(`quotes/${asha.uid}/q1/logo.png`),
  'joins the request of a business': () => put(`quotes/${meera.uid}/q1/note.png`),
  'brings a drawing with a script': () =>
    put(`avatars/${asha.uid}/b.svg`, { contentType: 'image/svg+xml' }),
  'brings a page': () => put(`avatars/${asha.uid}/b.html`, { contentType: 'text/html' }),
  'brings a picture that is a page as well': () =>
    put(`avatars/${asha.uid}/b.png`, { contentType: 'image/png; text/html' }),
  'brings no type at all': () => put(`avatars/${asha.uid}/b`, {}),
  'brings nothing': () => put(`avatars/${asha.uid}/b.png`, PICTURE, new Uint8Array()),
  'brings more than two megabytes': () =>
    put(`avatars/${asha.uid}/b.png`, PICTURE, new Uint8Array(2 * 1024 * 1024 + 1)),
  'reads another person’s document': () => getBytes(hers(`companies/${meera.uid}/c.png`)),
  'asks for the address of another’s file': () =>
    getDownloadURL(hers(`quotes/${meera.uid}/q1/logo.png`)),
  'asks what is known of another’s file': () => getMetadata(hers(`companies/${meera.uid}/c.png`)),
  'takes another’s file away': () => deleteObject(hers(`quotes/${meera.uid}/q1/logo.png`)),
  'deletes their own document': () => deleteObject(hers(`companies/${asha.uid}/c.png`)),
  'lists the folders of all': () => listAll(ref(asha.files, 'avatars')),
  'lists their own folder': () => listAll(ref(asha.files, `avatars/${asha.uid}`)),
  'lists everything': () => listAll(ref(asha.files)),
};

test.each(Object.entries(ATTEMPTS))('refuses a customer who %s', async (_what, attempt) => {
  expect(await outcome(attempt())).toBe('storage/unauthorized');
});

test('refuses a visitor every file', async () => {
  const paths = [`avatars/${asha.uid}/a.png`, `companies/${meera.uid}/c.png`, `stories/x/a.png`];
  for (const path of paths) {
    const file = ref(visitor, path);
    expect(await outcome(getBytes(file))).toMatch(/^storage\/unauth/);
    expect(await outcome(uploadBytes(file, PIXEL, PICTURE))).toMatch(/^storage\/unauth/);
    expect(await outcome(deleteObject(file))).toMatch(/^storage\/unauth/);
  }
});

test('leaves the uploaded files unchanged after every attempt', async () => {
  for (const path of [`avatars/${asha.uid}/a.png`, `companies/${meera.uid}/c.png`]) {
    const [metadata] = await stored(path).getMetadata();
    expect(metadata.contentType).toBe('image/png');
    expect(Number(metadata.size)).toBe(PIXEL.length);
    expect(new Uint8Array((await stored(path).download())[0])).toEqual(PIXEL);
  }
});

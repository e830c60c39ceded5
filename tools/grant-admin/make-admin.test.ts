import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import { makeAdmin } from './make-admin.ts';

function shopThatThrows(code: string) {
  const error = Object.assign(new Error('No.'), { code });
  const auth = { getUserByEmail: () => Promise.reject<UserRecord>(error) };
  return { auth, firestore: {} as Firestore };
}

test('reports an address without an account', async () => {
  expect(await makeAdmin(shopThatThrows('auth/user-not-found'), 'asha@loom.example')).toEqual({
    granted: false,
    reason: 'No one has signed up as asha@loom.example yet.',
  });
});

test.each(['auth/insufficient-permission', 'auth/internal-error', 'app/invalid-credential'])(
  'throws %s instead of reporting an unknown address',
  async (code) => {
    await expect(makeAdmin(shopThatThrows(code), 'asha@loom.example')).rejects.toMatchObject({
      code,
    });
  },
);

import { HOUR_MS } from '@kargha/domain/records/time-spans';
import type { CartLine } from '@kargha/domain/shopping/cart';

import { storageKeys } from '../../web/src/lib/browser/storage-keys.ts';
import { startAuthSession } from '../functions/sample-people.ts';
import type { AvailableProduct } from './shop-records.ts';

/** VITE_FIREBASE_API_KEY of web/.env.suite; part of the key under which Firebase Auth stores its user. */
const API_KEY = 'demo-key';

/** What a browser keeps of a person who has signed in, by email, and of a product in the cart, in localStorage. */
export async function storedState(
  person?: string,
  product?: AvailableProduct,
): Promise<Record<string, string>> {
  return {
    ...(person !== undefined && (await sessionOf(person))),
    ...(product && cartWith(product)),
  };
}

/** Firebase Auth moves its entry to IndexedDB when it starts. */
async function sessionOf(email: string): Promise<Record<string, string>> {
  const { uid, idToken, refreshToken } = await startAuthSession(email);
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + HOUR_MS,
    },
  };
  return {
    [`firebase:authUser:${API_KEY}:[DEFAULT]`]: JSON.stringify(user),
    [storageKeys.signedIn]: '1',
  };
}

function cartWith({ item }: AvailableProduct): Record<string, string> {
  const lines: CartLine[] = [{ ...item, quantity: 1 }];
  return { [storageKeys.cart]: JSON.stringify({ state: { lines }, version: 1 }) };
}

import { create } from 'zustand';

import type { UserProfile } from '@kargha/domain/people/user-profile';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

import { clearPrivateData } from './private-data.ts';

/** Who is here. `unknown` until the first check, which a visitor who never signed in does not wait for. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; profile: UserProfile };

export const useSession = create<Session>()(() => ({ status: 'unknown' }));

export const selectProfile = (session: Session): UserProfile | undefined =>
  session.status === 'signed-in' ? session.profile : undefined;

/** Whether a business account is signed in; prices for numbers take its check by the shop besides. */
export const isBusiness = (session: Session): boolean =>
  selectProfile(session)?.role === 'b2b_buyer';

/** Publishes who is signed in, and remembers for the next visit whether anybody is. */
export function publishProfile(profile: UserProfile | undefined): void {
  if (profile) lastingStorage.setItem(storageKeys.signedIn, '1');
  else lastingStorage.removeItem(storageKeys.signedIn);
  publishForThisVisit(profile);
}

/** Publishes it for this visit alone. The next one looks again where this one could not: a bad line signs nobody out. */
export function publishForThisVisit(profile?: UserProfile): void {
  const hasLeft = !profile && useSession.getState().status === 'signed-in';
  // Leaving in another tab is leaving here: this tab keeps things of its own.
  if (hasLeft) clearPrivateData();
  useSession.setState(profile ? { status: 'signed-in', profile } : { status: 'signed-out' }, true);
}

/** Resolves as soon as it is known who is here. */
export function waitForSession(): Promise<Session> {
  const now = useSession.getState();
  if (now.status !== 'unknown') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (session.status === 'unknown') return;
      stop();
      resolve(session);
    });
  });
}

import { create } from 'zustand';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

import { clearPrivateData } from './private-data.ts';

/** `unknown` until the first check; known at once for visitors who never signed in. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; profile: UserProfile };

export const useSession = create<Session>()(() => ({ status: 'unknown' }));

export const selectProfile = (session: Session): UserProfile | undefined =>
  session.status === 'signed-in' ? session.profile : undefined;

/** Bulk prices also need a verified company. */
export const isBusiness = (session: Session): boolean =>
  selectProfile(session)?.role === 'b2b_buyer';

/** Also remembers the signed-in flag for the next visit. */
export function publishProfile(profile: UserProfile | undefined): void {
  if (profile) lastingStorage.setItem(storageKeys.signedIn, '1');
  else lastingStorage.removeItem(storageKeys.signedIn);
  publishForThisVisit(profile);
}

/** Does not change the signed-in flag: a bad connection signs no one out. */
export function publishForThisVisit(profile?: UserProfile): void {
  const previous = selectProfile(useSession.getState())?.uid;
  const hasLeft = previous !== undefined && previous !== profile?.uid;
  // A sign-out in another tab also clears this tab's data.
  if (hasLeft) clearPrivateData();
  useSession.setState(profile ? { status: 'signed-in', profile } : { status: 'signed-out' }, true);
}

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

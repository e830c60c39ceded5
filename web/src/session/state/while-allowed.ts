import { showToast } from '#ui/toasts/toasts.ts';

import { ACCESS_CHANGED } from '../auth-messages.ts';
import { recheckProfile } from '../data/recheck-profile.ts';
import { publishProfile, selectProfile, useSession } from './session-store.ts';
import { signOut } from './sign-in-actions.ts';

/**
 * Follows documents until the rules refuse them. Then the session is checked first: a changed role replaces the page,
 * and a person who has been suspended or signed out elsewhere is signed out here. `onEnd` follows for a page that
 * remains. Returns the unsubscribe function.
 */
export function whileAllowed(
  subscribe: (onRefused: () => void) => () => void,
  onEnd: () => void,
): () => void {
  let isFollowed = true;
  const unsubscribe = subscribe(() => {
    void recheckAccess().finally(() => {
      if (isFollowed) onEnd();
    });
  });
  return () => {
    isFollowed = false;
    unsubscribe();
  };
}

let running: Promise<void> | undefined;

/** The rules end all listeners of a page at once. */
function recheckAccess(): Promise<void> {
  running ??= recheck()
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function recheck(): Promise<void> {
  const known = selectProfile(useSession.getState());
  if (!known) return;
  const profile = await recheckProfile(known.uid);
  if (profile === 'unread') return;
  if (profile === 'refused') {
    await signOut();
    showToast({ tone: 'error', message: ACCESS_CHANGED });
  } else {
    publishProfile(profile);
  }
}

import { showToast } from '#ui/toasts/toasts.ts';

import { ACCESS_CHANGED } from '../auth-messages.ts';
import { recheckProfile } from '../data/recheck-profile.ts';
import { publishProfile, selectProfile, useSession } from './session-store.ts';
import { signOut } from './sign-in-actions.ts';

/** Why documents are no longer followed; `unread` when the profile cannot be read for now, so the cause is unknown. */
export type AccessEnd = 'refused' | 'unread';

/**
 * Follows documents until the rules refuse them. Then the session is checked first: a changed role replaces the page,
 * and a person who has been suspended or signed out elsewhere is signed out here. `onEnd` follows for a page that
 * remains, and has to say that it is no longer up to date. Returns the unsubscribe function.
 */
export function whileAllowed(
  subscribe: (onRefused: () => void) => () => void,
  onEnd: (why: AccessEnd) => void,
): () => void {
  let isFollowed = true;
  const unsubscribe = subscribe(() => {
    void recheckAccess().then((why) => {
      if (isFollowed) onEnd(why);
    });
  });
  return () => {
    isFollowed = false;
    unsubscribe();
  };
}

let running: Promise<AccessEnd> | undefined;

/** The rules end all listeners of a page at once. */
function recheckAccess(): Promise<AccessEnd> {
  running ??= recheck()
    .catch((): AccessEnd => 'unread')
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function recheck(): Promise<AccessEnd> {
  const known = selectProfile(useSession.getState());
  if (!known) return 'refused';
  const profile = await recheckProfile(known.uid);
  if (profile === 'unread') return 'unread';
  if (profile === 'refused') {
    await signOut();
    showToast({ tone: 'error', message: ACCESS_CHANGED });
  } else {
    publishProfile(profile);
  }
  return 'refused';
}

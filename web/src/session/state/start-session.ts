import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { loadModule } from '#lib/server/load-module.ts';

import { publishForThisVisit, publishProfile } from './session-store.ts';

/** Only returning users load what signs in. */
export function startSession(): void {
  if (lastingStorage.getItem(storageKeys.signedIn) === null) publishProfile(undefined);
  else void resume().catch(startLater);
}

async function resume(): Promise<void> {
  const { loadAuth } = await loadModule(import('./sign-in-actions.ts'));
  await loadAuth();
}

function startLater(): void {
  publishForThisVisit();
  window.addEventListener('online', startSession, { once: true });
}

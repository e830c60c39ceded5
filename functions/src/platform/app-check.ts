import { getAppCheck } from 'firebase-admin/app-check';
import { defineString } from 'firebase-functions/params';

import { adminApp } from './admin-app.ts';

const mode = defineString('APP_CHECK', {
  default: 'off',
  description: 'off, or enforce: requests that change data must come from the shop’s own pages.',
});

/** Whether requests have to prove that they come from the shop's pages. */
export function isAppCheckEnforced(): boolean {
  return mode.value() === 'enforce';
}

/** True for a token that App Check has made for this project and that still lasts. */
export async function isAppCheckToken(token: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(token);
    return true;
  } catch {
    // Refused, or keys that cannot be had: nobody passes without proof.
    return false;
  }
}

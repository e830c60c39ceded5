import { getAppCheck } from 'firebase-admin/app-check';
import { defineString } from 'firebase-functions/params';

import { adminApp } from './admin-app.ts';

const mode = defineString('APP_CHECK', {
  default: 'off',
  description: 'off, or enforce: requests that change data must come from the shop’s own pages.',
});

/** Whether requests must prove that they come from the shop's pages. */
export function isAppCheckEnforced(): boolean {
  return mode.value() === 'enforce';
}

/** True for a valid App Check token of this project. */
export async function isAppCheckToken(token: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(token);
    return true;
  } catch {
    return false;
  }
}

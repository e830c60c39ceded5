import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/collections';
import { readSettings, type StoreSettings } from '@kargha/domain/settings';

import { firestore } from '../platform/firestore.ts';

/** The shop's settings as they are now. */
export async function storeSettings(): Promise<StoreSettings> {
  const stored = await firestore().collection(COLLECTIONS.settings).doc(PUBLIC_SETTINGS_ID).get();
  return readSettings(stored.data() ?? {});
}

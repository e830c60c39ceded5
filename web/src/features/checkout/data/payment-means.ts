import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { readOpenDocument } from '#lib/firebase/open-firestore.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** Whether the shop's payment account offers EMI, as staff have said in the settings. Throws without a connection. */
export async function readOffersEmi(): Promise<boolean> {
  const settings = await readOpenDocument(COLLECTIONS.settings, PUBLIC_SETTINGS_ID);
  return storedFields(settings).part('payments').flag('emi', false);
}

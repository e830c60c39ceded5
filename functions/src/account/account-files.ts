import { COLLECTIONS } from '@kargha/domain/records/collections';

import { filesIn, type StoredFile } from '../platform/file-store.ts';
import { guestPhotosOf } from '../orders/returns/return-photos.ts';
import { byUid } from './find-personal-data.ts';
import { storiesSubmittedBy } from './submitted-stories.ts';
import type { DataOwner } from '../people/users/data-owner.ts';

/** Storage folders with a subfolder per account. Deleted with the account. */
export const ACCOUNT_FOLDERS = ['avatars', 'companies', 'quotes', 'returns', 'reviews'];

/** Uploads, story photos, and PDFs of the person's documents. */
export async function accountFiles(person: DataOwner): Promise<StoredFile[]> {
  const { uid } = person;
  const stories = await storiesSubmittedBy(person);
  const returns = await byUid(COLLECTIONS.returns)(person);
  const folders = [
    ...[...ACCOUNT_FOLDERS, 'invoices'].map((folder) => `${folder}/${uid}`),
    ...stories.map(({ id }) => `stories/${id}`),
    // Created by staff before the order was linked to the account.
    ...returns.map(({ id }) => guestPhotosOf(id)),
  ];
  return (await Promise.all(folders.map(filesIn))).flat();
}

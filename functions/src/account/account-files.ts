import { COLLECTIONS } from '@kargha/domain/records/collections';

import { filesIn, type StoredFile } from '../platform/file-store.ts';
import { guestPhotosOf } from '../returns/return-photos.ts';
import { byUid } from './find-personal-data.ts';
import { storiesSubmittedBy } from './submitted-stories.ts';
import type { DataOwner } from './data-owner.ts';

/** Folders of Storage that a person has filled, each with one of theirs in it; with the account they go. */
export const ACCOUNT_FOLDERS = ['avatars', 'companies', 'quotes', 'returns'];

/** The person's files: what they sent in, also with a story, and the PDFs of their papers. */
export async function accountFiles(person: DataOwner): Promise<StoredFile[]> {
  const { uid } = person;
  const stories = await storiesSubmittedBy(person);
  const returns = await byUid(COLLECTIONS.returns)(person);
  const folders = [
    ...[...ACCOUNT_FOLDERS, 'invoices'].map((folder) => `${folder}/${uid}`),
    ...stories.map(({ id }) => `stories/${id}`),
    // Opened by staff before the order came to the account.
    ...returns.map(({ id }) => guestPhotosOf(id)),
  ];
  return (await Promise.all(folders.map(filesIn))).flat();
}

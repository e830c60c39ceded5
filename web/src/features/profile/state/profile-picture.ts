import { mayBeProfilePicture } from '@kargha/domain/people/profile-picture';
import { reloadProfile } from '#session/state/sign-in-actions.ts';

import * as api from '../data/account-api.ts';
import { freshToken } from '../security/data/account-security.ts';
import { squarePicture } from '../data/profile-picture.ts';

export async function readPicture(file: File): Promise<File | undefined> {
  return mayBeProfilePicture(file) ? squarePicture(file) : undefined;
}

/** Pass a picture from `readPicture`. The server deletes the previous one. */
export async function savePicture(picture: File): Promise<void> {
  await api.putPicture(picture, await freshToken());
  await reloadProfile();
}

export async function removePicture(): Promise<void> {
  await api.deletePicture(await freshToken());
  await reloadProfile();
}

import { mayBeProfilePicture } from '@kargha/domain/people/profile-picture';
import { reloadProfile } from '#session/state/sign-in-actions.ts';

import * as api from '../data/account-api.ts';
import { freshToken } from '../data/account-security.ts';
import { squarePicture } from '../data/profile-picture.ts';

/** The picture as it is sent; undefined when the file is none, or is too large. */
export async function readPicture(file: File): Promise<File | undefined> {
  return mayBeProfilePicture(file) ? squarePicture(file) : undefined;
}

/** Makes a picture that `readPicture` returned the person's own. The shop deletes the one before it. */
export async function savePicture(picture: File): Promise<void> {
  await api.putPicture(picture, await freshToken());
  await reloadProfile();
}

/** From now on the person's initials are shown. */
export async function removePicture(): Promise<void> {
  await api.deletePicture(await freshToken());
  await reloadProfile();
}

import { mayBeProfilePicture } from '@kargha/domain/people/profile-picture';
import { SESSION_MESSAGES, SignInFailure } from '#session/sign-in-failure.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';

import {
  forgetPicture,
  pathOfPicture,
  squarePicture,
  storePicture,
} from '../data/profile-picture.ts';
import { saveOwnFields } from './profile-actions.ts';

/** The picture as the shop keeps it; undefined when the file is none, or is too large. */
export async function readPicture(file: File): Promise<File | undefined> {
  return mayBeProfilePicture(file) ? squarePicture(file) : undefined;
}

/** Makes a picture that `readPicture` gave the person's own. The one before it is deleted. */
export async function keepPicture(picture: File): Promise<void> {
  const { uid, avatar } = person();
  const { path, address } = await storePicture(uid, picture);
  try {
    await saveOwnFields({ avatar: address });
  } catch (error) {
    await forgetPicture(path);
    throw error;
  }
  await forgetFormer(uid, avatar);
}

/** From now on the person's initials are shown. */
export async function dropPicture(): Promise<void> {
  const { uid, avatar } = person();
  await saveOwnFields({ avatar: '' });
  await forgetFormer(uid, avatar);
}

async function forgetFormer(uid: string, avatar: string): Promise<void> {
  const former = pathOfPicture(uid, avatar);
  if (former !== undefined) await forgetPicture(former);
}

function person() {
  const profile = selectProfile(useSession.getState());
  if (!profile) throw new SignInFailure(SESSION_MESSAGES.nobodySignedIn);
  return profile;
}

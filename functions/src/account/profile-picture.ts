import { PROFILE_PICTURE_MEGABYTES } from '@kargha/domain/people/profile-picture';
import { accountMessages } from '@kargha/domain/messages/account-messages';

import { invalid } from '../http/errors.ts';
import { deleteFile, filesIn, saveFile } from '../platform/file-store.ts';
import { randomId } from '../platform/keyed-ids.ts';
import { openPicture } from '../catalogue/products/open-picture.ts';
import { userRef } from '../records/user-record.ts';
import { filesUpTo } from '../people/uploads/file-quota.ts';

const SIDE = 320;

/**
 * Stores a profile picture and returns its address. The image is re-encoded to remove metadata, and earlier
 * pictures are deleted. Throws 400 invalid for anything but a picture.
 */
export async function saveProfilePicture(uid: string, content: Buffer, at: Date): Promise<string> {
  const picture = await squarePicture(content).catch(() => {
    throw invalid(accountMessages.choose_picture({ max: PROFILE_PICTURE_MEGABYTES }), {
      picture: accountMessages.choose_picture({ max: PROFILE_PICTURE_MEGABYTES }),
    });
  });
  const folder = `avatars/${uid}`;
  const path = `${folder}/${randomId()}.webp`;
  const avatar = await saveFile(path, picture, 'image/webp');
  await userRef(uid).update({ avatar, updatedAt: at });
  const earlier = filesUpTo(path, await filesIn(folder)).filter((file) => file.path !== path);
  await Promise.all(earlier.map((file) => deleteFile(file.path)));
  return avatar;
}

export async function removeProfilePicture(uid: string, at: Date): Promise<void> {
  await userRef(uid).update({ avatar: '', updatedAt: at });
  const files = await filesIn(`avatars/${uid}`);
  await Promise.all(files.map(({ path }) => deleteFile(path)));
}

async function squarePicture(content: Buffer): Promise<Buffer> {
  const picture = await openPicture(content, { failOn: 'error' });
  return picture
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'cover' })
    .webp({ quality: 85 })
    .toBuffer();
}

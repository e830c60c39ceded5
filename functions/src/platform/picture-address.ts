import { defineString } from 'firebase-functions/params';
import { getStorage } from 'firebase-admin/storage';

import { adminApp } from './admin-app.ts';

const configured = defineString('PICTURE_BASE_URL', {
  default: '',
  description:
    'What comes before the encoded name of a picture in Storage. Empty: the download address of the bucket.',
});

/** The public address of a Storage path. Addresses are returned unchanged. */
export function pictureAddress(path: string): string {
  if (/^https?:/.test(path)) return path;
  const bucket = () => getStorage(adminApp()).bucket().name;
  const base = configured.value() || `https://firebasestorage.googleapis.com/v0/b/${bucket()}/o/`;
  return `${base}${encodeURIComponent(path)}?alt=media`;
}

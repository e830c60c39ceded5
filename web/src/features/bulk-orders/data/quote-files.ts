import { removeFile, uploadWithProgress } from '#lib/firebase/firebase-storage.ts';

/** Puts a file of a request where only its buyer and staff read it. @throws FirebaseError when the rules refuse it */
export async function putQuoteFile(
  place: { uid: string; requestId: string; name: string; type: string },
  content: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const { uid, requestId, name, type } = place;
  await uploadWithProgress(`quotes/${uid}/${requestId}/${name}`, content, { type, onProgress });
}

/** Takes a file of a request away again. @throws FirebaseError */
export async function dropQuoteFile(uid: string, requestId: string, name: string): Promise<void> {
  await removeFile(`quotes/${uid}/${requestId}/${name}`);
}

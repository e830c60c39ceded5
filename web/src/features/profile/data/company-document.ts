import { uploadFile } from '#lib/firebase/firebase-storage.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Puts the company's document where only its owner and staff may see it, and gives its path. */
export async function uploadDocument(uid: string, file: File): Promise<string> {
  const path = `companies/${uid}/${crypto.randomUUID()}.${ENDINGS[file.type] ?? 'bin'}`;
  await uploadFile(path, file);
  return path;
}

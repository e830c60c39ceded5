import { fileAddress } from '#lib/firebase/firebase-storage.ts';

/** An address under which staff can open a company's document. @throws when it is gone or they may not see it */
export function documentAddress(path: string): Promise<string> {
  return fileAddress(path);
}

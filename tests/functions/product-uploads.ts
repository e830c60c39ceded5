import { getStorage } from 'firebase-admin/storage';

import { suiteApp } from '../suite-app.ts';

/** Resized copies are stored next to the photograph. */
const WIDTH = /_\d+\.\w+$/;

/** The number of stored original photographs of a product. */
export async function countOriginals(productId: string): Promise<number> {
  const [files] = await getStorage(suiteApp())
    .bucket()
    .getFiles({ prefix: `products/${productId}/upload-` });
  return files.filter(({ name }) => !WIDTH.test(name)).length;
}

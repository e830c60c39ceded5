import { getStorage } from 'firebase-admin/storage';

import { suiteApp } from '../suite-app.ts';

/** The widths that are made of a photograph a moment later stand beside it. */
const WIDTH = /_\d+\.\w+$/;

/** How many photographs of a product, as staff sent them, are stored; shown or not. */
export async function uploadsOf(productId: string): Promise<number> {
  const [files] = await getStorage(suiteApp())
    .bucket()
    .getFiles({ prefix: `products/${productId}/upload-` });
  return files.filter(({ name }) => !WIDTH.test(name)).length;
}

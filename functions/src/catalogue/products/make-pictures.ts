import type { Product, ProductPicture } from '@kargha/domain/catalogue/product';
import {
  filesWithoutPicture,
  pictureBase,
  pictureFields,
  picturesInOrder,
} from '@kargha/domain/catalogue/product-pictures';

import { readStoredFile, saveFile } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { queueTask } from '../../platform/task-queue.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { pictureFiles } from './picture-widths.ts';

const MAKE_PICTURES = 'makePictures';

/** Queues the creation of picture widths. Without the queue, the product shows placeholders. */
export async function queuePictures(product: Product, at: Date): Promise<void> {
  if (filesWithoutPicture(product).length === 0) return;
  const id = `${product._id}-${at.getTime()}`;
  try {
    await queueTask(MAKE_PICTURES, { id, at, data: { productId: product._id } });
  } catch (error) {
    log.error('The pictures of a product could not be queued.', error, { product: product._id });
  }
}

/** Creates the picture widths of uploaded images. Safe to repeat. Throws when Storage is not available. */
export async function makeProductPictures(productId: string): Promise<void> {
  const product = readProduct(await productRef(productId).get());
  if (!product) return;
  for (const file of filesWithoutPicture(product)) {
    const picture = await makePicture(product, file);
    if (picture) await addPicture(productId, picture);
  }
}

/** Null when there is no such file, or it is not a picture. */
async function makePicture(product: Product, file: string): Promise<ProductPicture | null> {
  const content = await readStoredFile(file);
  if (!content) return null;
  const path = pictureBase(file);
  const made = await pictureFiles(path, content).catch((error: unknown) => {
    log.error('A picture of a product cannot be shown.', error, { product: product._id, file });
    return null;
  });
  if (!made) return null;
  const { files, ...shape } = made;
  await Promise.all(files.map((one) => saveFile(one.path, one.content, one.contentType)));
  return { path, alt: product.title, ...shape };
}

/** Adds it at the current place of its image, which staff may have moved or removed. */
async function addPicture(productId: string, picture: ProductPicture): Promise<void> {
  await inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(productId)));
    if (!product) return;
    const others = product.pictures.filter(({ path }) => path !== picture.path);
    const pictures = picturesInOrder({ ...product, pictures: [...others, picture] });
    transaction.update(productRef(productId), pictureFields(pictures));
  });
}

import type { Product, ProductPicture } from '@kargha/domain/catalogue/product';
import {
  filesWithoutPicture,
  pictureBase,
  picturesInOrder,
} from '@kargha/domain/catalogue/product-pictures';

import { readStoredFile, saveFile } from '../platform/file-store.ts';
import { inTransaction } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { queueTask } from '../platform/task-queue.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { pictureFiles } from './picture-widths.ts';

/** The function that makes pictures when its task is due. */
const MAKE_PICTURES = 'makePictures';

/** Has the widths made of what staff have sent in. Without the queue the product is there, with bare cloth for them. */
export async function queuePictures(product: Product, at: Date): Promise<void> {
  if (filesWithoutPicture(product).length === 0) return;
  const id = `${product._id}-${at.getTime()}`;
  try {
    await queueTask(MAKE_PICTURES, { id, at, data: { productId: product._id } });
  } catch (error) {
    log.error('The pictures of a product could not be queued.', error, { product: product._id });
  }
}

/**
 * Photographs that were sent in become pictures in the widths that the shop shows. Doing it again makes the same files;
 * what was made before a break stays. Throws when the store cannot be reached.
 */
export async function makeProductPictures(productId: string): Promise<void> {
  const product = readProduct(await productRef(productId).get());
  if (!product) return;
  for (const file of filesWithoutPicture(product)) {
    const picture = await makePicture(product, file);
    if (picture) await addPicture(productId, picture);
  }
}

/** Null when there is no such file, or it is no picture after all. */
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

/** Puts it where its image stands now; staff may have moved images meanwhile, or taken this one away. */
async function addPicture(productId: string, picture: ProductPicture): Promise<void> {
  await inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(productId)));
    if (!product) return;
    const others = product.pictures.filter(({ path }) => path !== picture.path);
    const pictures = picturesInOrder({ ...product, pictures: [...others, picture] });
    transaction.update(productRef(productId), { pictures });
  });
}

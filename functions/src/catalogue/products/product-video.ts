import {
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SECONDS,
  VIDEO_TYPE,
} from '@kargha/domain/catalogue/product-video';
import type { Product, ProductVideo } from '@kargha/domain/catalogue/product';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import { fileMessages } from '@kargha/domain/messages/file-messages';
import type { Message } from '@kargha/domain/messages/message';

import { invalidFields, notFound } from '../../http/errors.ts';
import { deleteFile, removeFilesWhere, saveFile } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { auditProduct, type Change } from './product-audit.ts';
import { pictureFiles } from './picture-widths.ts';
import { findProduct } from './product-store.ts';
import { silentVideo, type SilentVideo } from './silent-video.ts';
import { readPicture } from './store-images.ts';

/** Data URLs. */
interface SentVideo {
  video: string;
  poster: string;
}

/**
 * Stores a video without its sound, and its poster in the widths of pictures; an earlier one is deleted. Throws 400
 * for another format or a long video, 404.
 */
export async function setVideo(id: string, sent: SentVideo, change: Change): Promise<Product> {
  const { title } = await findProduct(id);
  const { content, seconds } = readVideo(sent.video);
  const base = `products/${id}/video-${randomId()}`;
  const { files, ...shape } = await posterFiles(base, sent.poster);
  const video = { path: `${base}.mp4`, seconds, poster: { path: base, alt: title, ...shape } };
  try {
    await saveFile(video.path, content, VIDEO_TYPE);
    await Promise.all(files.map((one) => saveFile(one.path, one.content, one.contentType)));
    return await replaceVideo(id, video, change);
  } catch (error) {
    await deleteFiles(id, video);
    throw error;
  }
}

/** Throws 404. */
export function removeVideo(id: string, change: Change): Promise<Product> {
  return replaceVideo(id, null, change);
}

async function posterFiles(base: string, poster: string) {
  const still = readPicture(poster, { field: 'poster', position: 1 });
  try {
    return await pictureFiles(base, still.content);
  } catch {
    // It begins like a picture and is none.
    throw invalidFields({ poster: fileMessages.image_format({ position: 1 }) });
  }
}

function readVideo(source: string): SilentVideo {
  const file = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
  const refuse = (message: Message) => invalidFields({ video: message });
  if (file.length > MAX_VIDEO_BYTES) throw refuse(fileMessages.video_too_large());
  const video = silentVideo(file);
  if (!video) throw refuse(fileMessages.video_format());
  if (video.seconds > MAX_VIDEO_SECONDS) throw refuse(fileMessages.video_too_long());
  return video;
}

/** Keeps `updatedAt`, as pictures do, so that an open form can still be saved. */
async function replaceVideo(
  id: string,
  video: ProductVideo | null,
  change: Change,
): Promise<Product> {
  const before = await inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(id)));
    if (!product) throw notFound(catalogueMessages.product_not_found());
    transaction.update(productRef(id), { video });
    auditProduct(transaction, { id, before: product, after: { ...product, video }, ...change });
    return product.video;
  });
  if (before) await deleteFiles(id, before);
  return findProduct(id);
}

/** Without failing the request: files of a product are deleted with it at the latest. */
async function deleteFiles(id: string, { path, poster }: ProductVideo): Promise<void> {
  try {
    await deleteFile(path);
    await removeFilesWhere(`products/${id}`, (file) => file.startsWith(`${poster.path}_`));
  } catch (error) {
    log.error('A video of a product could not be deleted.', error, { product: id, file: path });
  }
}

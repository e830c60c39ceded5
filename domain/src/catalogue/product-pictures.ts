import type { Product, ProductPicture } from './product.ts';

type ProductWithPictures = Pick<Product, '_id' | 'images' | 'pictures'>;

/** A card shows the second on hover, or after a swipe. */
const PICTURES_OF_CARD = 2;

/** Width suffix and file extension of a picture file. */
const ENDING = /(?:_\d+)?\.\w+$/;

/** The Storage path of an image; undefined when it is not in the product's folder. */
export function fileOfImage(productId: string, image: string): string | undefined {
  const [, encoded = image] = /\/o\/([^?#]+)/.exec(image) ?? [];
  const path = decodePath(encoded);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path === `products/${productId}/${name}` && ENDING.test(name) ? path : undefined;
}

/** The common path of a picture's files, as in `ProductPicture.path`. */
export function pictureBase(file: string): string {
  return file.replace(ENDING, '');
}

export function picturesInOrder({ _id, images, pictures }: ProductWithPictures): ProductPicture[] {
  return pictureBases(_id, images).flatMap(
    (base) => pictures.find(({ path }) => path === base) ?? [],
  );
}

/** The stored fields of a product's pictures. Lists read only those of cards: six were 40% of their weight. */
export function pictureFields(
  pictures: ProductPicture[],
): Record<'pictures' | 'cardPictures', ProductPicture[]> {
  return { pictures, cardPictures: pictures.slice(0, PICTURES_OF_CARD) };
}

/** Images that cannot be shown yet because their widths do not exist. */
export function filesWithoutPicture({ _id, images, pictures }: ProductWithPictures): string[] {
  return images
    .flatMap((image) => fileOfImage(_id, image) ?? [])
    .filter((file) => pictures.every(({ path }) => path !== pictureBase(file)));
}

function pictureBases(productId: string, images: readonly string[]): string[] {
  return images.flatMap((image) => {
    const file = fileOfImage(productId, image);
    return file === undefined ? [] : [pictureBase(file)];
  });
}

function decodePath(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

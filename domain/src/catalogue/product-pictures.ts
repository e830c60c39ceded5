import type { Product, ProductPicture } from './product.ts';

type ProductWithPictures = Pick<Product, '_id' | 'images' | 'pictures'>;

/** What a file of a picture ends in: its width, where it is one of several, and its format. */
const ENDING = /(?:_\d+)?\.\w+$/;

/** The Storage path behind an image of a product; undefined when it is not a file in the product's own folder. */
export function fileOfImage(productId: string, image: string): string | undefined {
  const [, encoded = image] = /\/o\/([^?#]+)/.exec(image) ?? [];
  const path = decodePath(encoded);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path === `products/${productId}/${name}` && ENDING.test(name) ? path : undefined;
}

/** The path under which the widths of a picture lie, as `ProductPicture.path` has it, given one of its files. */
export function pictureBase(file: string): string {
  return file.replace(ENDING, '');
}

/** The pictures of a product in the order of its images; one whose image was taken away is left out. */
export function picturesInOrder({ _id, images, pictures }: ProductWithPictures): ProductPicture[] {
  return pictureBases(_id, images).flatMap(
    (base) => pictures.find(({ path }) => path === base) ?? [],
  );
}

/** The files of images that the shop cannot show yet, because their widths are not made. */
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

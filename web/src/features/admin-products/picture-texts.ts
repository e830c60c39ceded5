import type { Catalogue } from '#lib/language/language.ts';

const en = {
  media: 'Pictures',
  pictures: 'Add pictures',
  picturesHint:
    'JPEG, PNG, GIF or WebP, at most 10 MB each; photographs are scaled down. Choose files or drop them here.',
  drop: 'Drop the pictures here',
  first: 'First picture: this one stands on the card.',
  picture: (place: number) => `Picture ${place}`,
  earlier: (place: number) => `Move picture ${place} to the front by one`,
  later: (place: number) => `Move picture ${place} to the back by one`,
  remove: (place: number) => `Remove picture ${place}`,
  error: 'Error',
  reading: 'Reading pictures…',
  imageType: 'Invalid file type',
  imageTypeOf: (file: string) => `${file} is not a supported image format`,
  imageSize: 'File too large',
  imageSizeOf: (file: string) => `${file} is larger than 10MB`,
  imageTooMuch: (file: string) =>
    `${file} is too large to be saved together with the others. Save these first, then add more.`,
  imagesAdded: 'Success',
  imagesAddedOf: (count: number) => `${count} image(s) uploaded successfully`,
  imagesFailed: 'Failed to upload images',
  tooManyImages: 'A product has at most 12 pictures.',
};

/** The pictures of a product's form; staff read English. */
export const pictureTexts: Catalogue<typeof en> = { en };

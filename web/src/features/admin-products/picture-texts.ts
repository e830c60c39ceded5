import type { Catalogue } from '#lib/language/language.ts';

const en = {
  media: 'Pictures',
  pictures: 'Add pictures',
  picturesHint:
    'JPEG, PNG, GIF or WebP, up to 10 MB each. Photos are scaled down. Choose files or drop them here.',
  drop: 'Drop pictures here',
  first: 'Product cards show the first picture.',
  picture: (place: number) => `Picture ${place}`,
  earlier: (place: number) => `Move picture ${place} earlier`,
  later: (place: number) => `Move picture ${place} later`,
  remove: (place: number) => `Remove picture ${place}`,
  error: 'Error',
  reading: 'Reading pictures…',
  imageType: 'Invalid file type',
  imageTypeOf: (file: string) => `${file} is not a supported image format`,
  imageSize: 'File too large',
  imageSizeOf: (file: string) => `${file} is larger than 10MB`,
  imageTooMuch: (file: string) =>
    `${file} does not fit in one save with the others. Save the product first, then add more pictures.`,
  imagesAdded: 'Success',
  imagesAddedOf: (count: number) => `${count} image(s) uploaded successfully`,
  imagesFailed: 'Failed to upload images',
  video: 'Video',
  chooseVideo: 'Add a video',
  replaceVideo: 'Replace the video',
  videoHint: 'MP4 (H.264), up to 30 seconds and 10 MB. The sound is removed.',
  videoNeedsProduct: 'Save the product first, then add a video.',
  videoFormat: 'Please choose an MP4 video (H.264).',
  videoSize: 'A video can have at most 10 MB.',
  videoLength: 'A video can be at most 30 seconds long.',
  videoSaving: 'Saving the video…',
  videoSaved: 'The video is on the product page.',
  videoSeconds: (seconds: number) => `${seconds} seconds, without sound`,
  removeVideo: 'Remove video',
  removeVideoAsk: 'Remove the video of this product?',
  removeVideoText: 'Shoppers will no longer see it. The file is deleted.',
  videoRemoved: 'The video was removed.',
  tooManyImages: 'A product can have at most 12 pictures.',
};

export const pictureTexts: Catalogue<typeof en> = { en };

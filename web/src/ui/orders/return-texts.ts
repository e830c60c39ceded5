import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  quantity: (title: string) => `How many of ${title}`,
  reason: 'Reason',
  daysAreOver: (late: number, inTime: number) =>
    inTime === 0
      ? `The ${RETURN_DAYS} days are over. What is not as described can still be returned.`
      : `The ${RETURN_DAYS} days of ${late} of these are over. What is not as described can still be returned.`,
  byQuotation:
    'What was agreed by quotation can be returned only when it is faulty or not what was ordered.',
  optional: '(optional)',
  estimate: 'You can expect at most',
  photos: 'Photos',
  addPhotos: 'Add photos',
  photosHint: 'Up to 4 pictures of at most 4 MB each, if something is damaged or wrong.',
  photoTooLarge: (name: string) => `${name} is larger than 4 MB`,
  photoWrong: (name: string) => `${name} is not a supported image format`,
  tooManyPhotos: 'Up to 4 photos, please.',
  removePhoto: (name: string) => `Remove ${name}`,
  nothingChosen: 'Please choose what you want to return.',
};

export const returnTexts: Catalogue<typeof en> = { en };

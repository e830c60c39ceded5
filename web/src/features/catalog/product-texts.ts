import type { Catalogue } from '#lib/language/language.ts';

const en = {
  loading: 'Loading product...',
  missingTitle: 'Product not found',
  missingHint: 'It may no longer be sold, or the link may be incomplete.',
  searchLike: (words: string) => `Search for “${words}”`,
  seeAll: 'See all products',
  description: 'Description',
  pictures: 'Pictures',
  pictureOf: (index: number, count: number) => `Picture ${index} of ${count}`,
  zoomIn: (picture: string) => `Zoom in: ${picture}`,
  zoomOut: (picture: string) => `Zoom out: ${picture}`,
  fullScreen: 'View full screen',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  playVideo: 'Play the video',
  videoOf: (name: string) => `Video of ${name}, without sound`,
  videoFailed: 'The video could not be played.',
  soldOutTitle: 'Sold out for now',
  soldOutHint: 'We will email you once when it is back in stock. First come, first served.',
  email: 'Email',
  notifyMe: 'Notify me',
  sending: 'Sending…',
  notificationStopped: 'We will no longer email you about this product.',
  linkExpired: 'This link no longer works.',
  quantity: 'Quantity',
  related: 'You may also like',
  recent: 'Recently viewed',
  openPage: 'View full details',
};

export const productTexts: Catalogue<typeof en> = { en };
export type ProductTexts = typeof en;

import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Reviews',
  outOf: (rating: string) => `${rating} out of 5`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  bought: 'Only those who have bought the piece from us can review it.',
  loading: 'Loading reviews…',
  failed: 'The reviews could not be loaded.',
  tryAgain: 'Try Again',
  more: 'Show more',
  reading: 'Loading…',
  returned: 'Returned piece',
  edited: (day: string) => `changed on ${day}`,
  reply: (day: string) => `Kargha answered on ${day}`,
};

export const reviewsTexts: Catalogue<typeof en> = { en };

import type { Catalogue } from '#lib/language/language.ts';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

const en = {
  subtotal: (count: number) => `Subtotal (${items(count)}) before GST`,
  discounted: (count: number, discount: string) =>
    `Subtotal (${items(count)}) with ${discount}, before GST`,
  shipping: 'Shipping before GST',
  gst: 'GST',
  /** The limit is a figure with GST, unlike the prices around it. */
  untilFreeShipping: (amount: string) => `Add ${amount} more, with GST, for free shipping`,
};

export const beforeGstTexts: Catalogue<typeof en> = { en };

import type { Catalogue } from '#lib/language/language.ts';

const en = {
  addGift: 'Add gift wrap',
  addGiftNamed: (name: string) => `Add gift wrap: ${name}`,
  changeGift: 'Change gift wrap',
  changeGiftNamed: (name: string) => `Change gift wrap: ${name}`,
  title: (name: string) => `Gift wrap: ${name}`,
  wrap: 'Gift wrap',
  wrapPrice: (price: string) => `Wrap each piece as a gift (${price} each)`,
  wrapFree: 'Wrap each piece as a gift (free)',
  note: 'Gift note',
  optional: '(optional)',
  noteHint: (most: number) => `Up to ${most} characters. Free, also without gift wrap.`,
  save: 'Save gift',
  gone: 'We no longer offer gift wrap and gift notes for this item.',
  remove: 'Remove gift wrap',
};

export const giftTexts: Catalogue<typeof en> = { en };

import type { Catalogue } from '#lib/language/language.ts';

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

interface NumberedParcel {
  /** of the order */
  number: string;
  parcel: number;
  parcels: number;
}

const parcelOf = ({ parcel, parcels }: Omit<NumberedParcel, 'number'>) =>
  `Parcel ${parcel} of ${parcels}`;

const en = {
  title: 'Packing',
  subtitle:
    'Scan a packing slip, then each piece. Everything works with a scanner or keyboard alone.',
  scan: 'Scan or type a bar code',
  enter: 'Enter',
  nothingOpen: 'No order is open',
  nothingOpenHint:
    'Scan the bar code at the top of a packing slip, or press Enter for the next order.',
  next: 'Next order',
  noneWaiting: 'No other confirmed order is waiting.',
  opened: (number: string) => `${number} is open. Scan its pieces.`,
  takeOver: 'Take over',
  orderOf: (number: string) => `Order ${number}`,
  orderedOn: (day: string) => `Ordered on ${day}`,
  giftNote: (note: string) => `Gift note: “${note}”`,
  toCollect: (amount: string) => `Collect on delivery: ${amount}`,
  review: 'This order needs a review',
  reviewHint: 'Open the order before you pack it.',
  openOrder: 'Open the order',
  lines: 'Pieces to pack',
  noCode: 'No bar code. Press “Count one”.',
  countOne: 'Count one',
  countOneOf: (title: string) => `Count one ${title}`,
  counted: (done: number, all: number) => `${done} of ${all}`,
  progress: (done: number, all: number) => `${done} of ${all} counted`,
  allCountedHint:
    'Press Enter, or scan the packing slip again, to print slip and label and mark the order as packed.',
  pack: 'Print and mark as packed',
  packOnly: 'Mark as packed',
  restart: 'Count again',
  leave: 'Leave this order',
  right: (title: string, done: number, all: number) => `${title}: ${done} of ${all}`,
  enough: (title: string) => `Too many: ${title}`,
  enoughHint: (count: number) =>
    `This order has ${pieces(count)} of it, and all are counted. Put this one back.`,
  wrong: 'Wrong piece',
  wrongHint: (code: string, number: string) => `${code} is not in ${number}. Put it back.`,
  missing: (count: number) => `${pieces(count)} not counted yet`,
  missingHint: 'Scan every piece before you mark the order as packed.',
  otherOrder: (number: string) => `${number} is another order`,
  otherOrderHint: (number: string) => `Finish or leave ${number} first.`,
  parcelOf,
  packed: (parcel: NumberedParcel) =>
    parcel.parcels === 1
      ? `${parcel.number} is packed.`
      : `${parcelOf(parcel)} of ${parcel.number} is packed.`,
  printAgain: 'Print again',
};

export type PackingTexts = typeof en;

export const packingTexts: Catalogue<PackingTexts> = { en };

import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Courier costs',
  subtitle:
    'What couriers charged for the parcels and pickups that were booked in a month, and what customers paid for shipping.',
  loading: 'Loading courier costs…',
  failed: 'Failed to load courier costs',
  empty: 'No parcels were booked in this month',
  emptyHint:
    'Only parcels that are booked at the courier aggregator have a price. Choose another month.',
  tiles: 'Courier costs of the month',
  columns: {
    courier: 'Courier',
    parcels: 'Parcels',
    charged: 'Charged',
    collected: 'Paid by customers',
    difference: 'Difference',
    pickups: 'Pickups of returns',
    pickupsCharged: 'Charged for pickups',
  },
  month: 'Month',
  charged: 'Charged for parcels',
  collected: 'Paid by customers for shipping',
  pickupsCharged: 'Charged for pickups',
  difference: 'Paid minus charged',
  collectedHint: 'With GST. Counted with the first parcel of an order.',
  differenceHint: 'Parcels and pickups',
  unpriced: (parcels: number) =>
    parcels === 1
      ? 'The courier aggregator has not said the price of 1 parcel.'
      : `The courier aggregator has not said the price of ${parcels} parcels.`,
};

export const courierCostsTexts: Catalogue<typeof en> = { en };

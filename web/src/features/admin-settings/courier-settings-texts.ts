import type { Catalogue } from '#lib/language/language.ts';

const en = {
  couriersHint:
    'Staff choose from this list when they ship. Write {awb} in the link, where the tracking number goes.',
  courierName: 'Courier',
  courierLink: 'Tracking link',
  addCourier: 'Add courier',
  editCourier: (name: string) => `Edit ${name}`,
  removeCourier: (name: string) => `Remove ${name}`,
  noTrackingLink: 'No tracking link',
  bookingTitle: 'Booking at a courier aggregator',
  bookingHint:
    'Only for a shop with access to an aggregator (docs/couriers.md). Staff can choose another courier for each parcel.',
  pickupLocation: 'Pickup location, as the aggregator names it',
  packingGrams: 'Weight of an empty package (g)',
  courierRule: 'Choose the courier',
  courierRules: {
    cheapest: 'The cheapest',
    fastest: 'The fastest',
    zone: 'By distance',
  },
  courierZones: {
    local: 'Same pincode area',
    regional: 'Same region',
    national: 'Rest of India',
  },
};

export const courierSettingsTexts: Catalogue<typeof en> = { en };

import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { ShipmentState } from '@kargha/domain/orders/shipment';
import type { Catalogue } from '#lib/language/language.ts';

const PICKUP_STATES: Record<ShipmentState, string> = {
  shipped: 'Pickup booked',
  in_transit: 'On its way to the shop',
  out_for_delivery: 'On its way to the shop',
  delivered: 'Arrived at the shop',
  rto: 'Not delivered, on its way back',
  returned: 'Back with the sender',
};

const en = {
  pickupStates: PICKUP_STATES,
  quantity: (title: string) => `Quantity of ${title}`,
  reason: 'Reason',
  daysAreOver: (late: number, inTime: number) =>
    inTime === 0
      ? `The ${RETURN_DAYS}-day return period has ended. Items that are not as described can still be returned.`
      : `The ${RETURN_DAYS}-day return period of ${late} of these has ended. Items that are not as described can still be returned.`,
  byQuotation:
    'Items from a quotation can be returned only if they are faulty or not what was ordered.',
  optional: '(optional)',
  estimate: 'Maximum refund',
  photos: 'Photos',
  addPhotos: 'Add photos',
  photosHint: 'Add up to 4 photos of 4 MB each if something is damaged or wrong.',
  photoTooLarge: (name: string) => `${name} is larger than 4 MB`,
  photoWrong: (name: string) => `${name} is not a supported image format`,
  tooManyPhotos: 'You can add up to 4 photos.',
  removePhoto: (name: string) => `Remove ${name}`,
  nothingChosen: 'Please choose what you want to return.',
};

export const returnTexts: Catalogue<typeof en> = { en };

import type { ShipmentState } from '@kargha/domain/orders/shipment';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<ShipmentState, string> = {
  shipped: 'Pickup booked',
  in_transit: 'On its way to the shop',
  out_for_delivery: 'On its way to the shop',
  delivered: 'Arrived at the shop',
  rto: 'Not delivered, on its way back',
  returned: 'Back with the sender',
};

const en = { states: STATES };

export const pickupTexts: Catalogue<typeof en> = { en };

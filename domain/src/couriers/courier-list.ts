import { recordOf, textOf } from '../records/stored-record.ts';

/** A courier that the shop works with. `{awb}` in its link stands for the tracking number. */
export interface Courier {
  name: string;
  /** '' for a courier without tracking pages */
  trackingUrl: string;
}

export const AWB_PLACE = '{awb}';

/** Tracking pages of large couriers in India as of 2026, from memory: they change without notice. */
export const DEFAULT_COURIERS: readonly Courier[] = [
  {
    name: 'Blue Dart',
    trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={awb}',
  },
  { name: 'Delhivery', trackingUrl: 'https://www.delhivery.com/track-v2/package/{awb}' },
  { name: 'DTDC', trackingUrl: 'https://www.dtdc.in/trace.asp?strCnno={awb}' },
  { name: 'Ekart', trackingUrl: 'https://ekartlogistics.com/shipmenttrack/{awb}' },
  { name: 'India Post', trackingUrl: '' },
  { name: 'Shiprocket', trackingUrl: 'https://shiprocket.co/tracking/{awb}' },
  { name: 'XpressBees', trackingUrl: 'https://www.xpressbees.com/shipment/tracking?awbNo={awb}' },
];

/** The list that staff saved, or the default one. */
export function readCourierList(stored: unknown): Courier[] {
  if (!Array.isArray(stored)) return [...DEFAULT_COURIERS];
  return stored
    .map((one) => recordOf(one))
    .map(({ name, trackingUrl }) => ({ name: textOf(name), trackingUrl: textOf(trackingUrl) }))
    .filter(({ name }) => name !== '');
}

/** Finds a courier by its name, in any case. */
export function findCourier(couriers: readonly Courier[], name: string): Courier | undefined {
  const wanted = name.trim().toLowerCase();
  return couriers.find((one) => one.name.toLowerCase() === wanted);
}

/** '' for a courier that is not in the list, or has no tracking pages. */
export function trackingUrlOf(couriers: readonly Courier[], name: string, awb: string): string {
  const pattern = findCourier(couriers, name)?.trackingUrl ?? '';
  return pattern.replaceAll(AWB_PLACE, encodeURIComponent(awb));
}

import { indianDay, isSunday, addDays, startOfIndianDay } from '../india/indian-day.ts';
import { HOUR_MS } from '../records/time-spans.ts';

/** How the shop sends parcels (settings/public, field delivery); absent fields keep these values. */
export interface DeliverySettings {
  /** the pincode that parcels leave from */
  fromPincode: string;
  /** working days until a piece from the shelf leaves */
  dispatchDays: number;
  /** working days until a piece that is woven to order leaves */
  weavingDays: number;
  /** orders after this hour, in India, count as of the next day */
  cutoffHour: number;
}

/** How parcels are sent until staff say otherwise. */
export const DEFAULT_DELIVERY: DeliverySettings = {
  fromPincode: '560025',
  dispatchDays: 2,
  weavingDays: 24,
  cutoffHour: 14,
};

/** What is asked: where to, when it is ordered, and whether it must be woven first. */
export interface DeliveryQuery {
  pincode: string;
  orderedAt: Date;
  isMadeToOrder: boolean;
}

/** `malformed`: no pincode at all. Otherwise the first and the last day on which the parcel should come. */
export type DeliveryEstimate =
  | { kind: 'malformed' }
  | { kind: 'estimate'; zone: DeliveryZone; from: Date; to: Date };

type DeliveryZone = 'near' | 'country' | 'remote';

/** Working days on the road, for the quickest and the slowest parcel. Couriers promise no more than that. */
const TRANSIT_DAYS: Record<DeliveryZone, readonly [fastest: number, slowest: number]> = {
  near: [2, 3],
  country: [4, 6],
  remote: [6, 10],
};

/** Hill states, islands and the north-east: Jammu, Kashmir and Ladakh, Lakshadweep, Andaman, the seven sisters, army post. */
const REMOTE_PREFIXES = ['18', '19', '6825', '744', '737', '78', '79', '9'];

/** Six digits; no pincode begins with 0. https://www.indiapost.gov.in (the first digit is the postal zone) */
const PINCODE = /^[1-9]\d{5}$/;

/** The settings in a stored part; what is missing or senseless keeps its default. */
export function readDelivery(stored: Readonly<Record<string, unknown>>): DeliverySettings {
  const settings = { ...DEFAULT_DELIVERY };
  if (typeof stored.fromPincode === 'string' && PINCODE.test(stored.fromPincode)) {
    settings.fromPincode = stored.fromPincode;
  }
  for (const name of ['dispatchDays', 'weavingDays', 'cutoffHour'] as const) {
    const value = stored[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) settings[name] = value;
  }
  return settings;
}

/** When a parcel should come. Sundays are no working days; both days are midnights in India. */
export function estimateDelivery(
  { pincode, orderedAt, isMadeToOrder }: DeliveryQuery,
  settings: DeliverySettings,
): DeliveryEstimate {
  const to = pincode.replaceAll(/\s/g, '');
  if (!PINCODE.test(to)) return { kind: 'malformed' };
  const zone = zoneOf(to, settings.fromPincode);
  const [fastest, slowest] = TRANSIT_DAYS[zone];
  const daysUntilDispatch = isMadeToOrder ? settings.weavingDays : settings.dispatchDays;
  const start = firstDay(orderedAt, settings.cutoffHour);
  return {
    kind: 'estimate',
    zone,
    from: afterWorkingDays(start, daysUntilDispatch + fastest),
    to: afterWorkingDays(start, daysUntilDispatch + slowest),
  };
}

/** Near is what shares the first digit, a group of neighbouring states. */
function zoneOf(pincode: string, fromPincode: string): DeliveryZone {
  if (REMOTE_PREFIXES.some((prefix) => pincode.startsWith(prefix))) return 'remote';
  return fromPincode.startsWith(pincode.charAt(0)) ? 'near' : 'country';
}

/** The day in India that an order counts for. */
function firstDay(orderedAt: Date, cutoffHour: number): string {
  const day = indianDay(orderedAt);
  const sinceMidnight = orderedAt.getTime() - startOfIndianDay(day).getTime();
  return sinceMidnight >= cutoffHour * HOUR_MS ? addDays(day, 1) : day;
}

function afterWorkingDays(start: string, days: number): Date {
  let day = start;
  for (let remaining = days; remaining > 0;) {
    day = addDays(day, 1);
    if (!isSunday(day)) remaining -= 1;
  }
  return startOfIndianDay(day);
}

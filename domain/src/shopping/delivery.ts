import { indianDay, isSunday, addDays, startOfIndianDay } from '../india/indian-day.ts';
import { HOUR_MS } from '../records/time-spans.ts';

/** settings/public, field `delivery`. Missing fields keep the defaults. */
export interface DeliverySettings {
  fromPincode: string;
  /** working days until items in stock are dispatched */
  dispatchDays: number;
  /** working days until made-to-order items are dispatched */
  weavingDays: number;
  /** orders after this hour in India count as of the next day */
  cutoffHour: number;
}

export const DEFAULT_DELIVERY: DeliverySettings = {
  fromPincode: '560025',
  dispatchDays: 2,
  weavingDays: 24,
  cutoffHour: 14,
};

interface DeliveryQuery {
  pincode: string;
  orderedAt: Date;
  /** working days until it ships; absent for a piece in stock */
  makingDays?: number | undefined;
}

/** The first and the last expected day, as midnights in India. */
export interface DeliveryDays {
  from: Date;
  to: Date;
}

/** `malformed`: not a pincode. Otherwise the first and last expected delivery day. */
export type DeliveryEstimate =
  | { kind: 'malformed' }
  | ({ kind: 'estimate'; zone: DeliveryZone } & DeliveryDays);

type DeliveryZone = 'near' | 'country' | 'remote';

/** Working days in transit, fastest and slowest. Couriers promise no more than that. */
const TRANSIT_DAYS: Record<DeliveryZone, readonly [fastest: number, slowest: number]> = {
  near: [2, 3],
  country: [4, 6],
  remote: [6, 10],
};

/** Jammu, Kashmir and Ladakh, Lakshadweep, Andaman, the north-eastern states and army post. */
const REMOTE_PREFIXES = ['18', '19', '6825', '744', '737', '78', '79', '9'];

/** Six digits, not starting with 0. https://www.indiapost.gov.in (the first digit is the postal zone) */
const PINCODE = /^[1-9]\d{5}$/;

/** Missing or invalid values keep their defaults. */
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

/** Sundays do not count as working days. Both days are midnights in India. */
export function estimateDelivery(
  { pincode, orderedAt, makingDays = 0 }: DeliveryQuery,
  settings: DeliverySettings,
): DeliveryEstimate {
  const to = pincode.replaceAll(/\s/g, '');
  if (!PINCODE.test(to)) return { kind: 'malformed' };
  const zone = zoneOf(to, settings.fromPincode);
  const [fastest, slowest] = TRANSIT_DAYS[zone];
  const daysUntilDispatch = Math.max(makingDays, settings.dispatchDays);
  const start = firstDay(orderedAt, settings.cutoffHour);
  return {
    kind: 'estimate',
    zone,
    from: afterWorkingDays(start, daysUntilDispatch + fastest),
    to: afterWorkingDays(start, daysUntilDispatch + slowest),
  };
}

/** What a date follows from: the address, the time of the order and its pieces. */
interface DatedOrder {
  customer: { address: { pincode: string } };
  createdAt: Date;
  lines: readonly { makingDays?: number | undefined }[];
}

/** When the whole order is expected, which its slowest piece decides; undefined for a pincode that is not one. */
export function expectedDelivery(
  { customer, createdAt, lines }: DatedOrder,
  settings: DeliverySettings,
): DeliveryDays | undefined {
  const { pincode } = customer.address;
  const question = { pincode, orderedAt: createdAt, makingDays: slowest(lines) };
  const answer = estimateDelivery(question, settings);
  return answer.kind === 'estimate' ? { from: answer.from, to: answer.to } : undefined;
}

/** Working days until the last piece is ready to ship. */
export function slowest(lines: DatedOrder['lines']): number {
  return Math.max(0, ...lines.map(({ makingDays = 0 }) => makingDays));
}

/** The first digit is a zone of neighbouring states. */
function zoneOf(pincode: string, fromPincode: string): DeliveryZone {
  if (REMOTE_PREFIXES.some((prefix) => pincode.startsWith(prefix))) return 'remote';
  return fromPincode.startsWith(pincode.charAt(0)) ? 'near' : 'country';
}

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

import type { Paise } from '../money/paise.ts';

/** What a courier asks for a parcel. */
export interface CourierRate {
  courierId: number;
  courier: string;
  charge: Paise;
  /** null when the aggregator does not say */
  days: number | null;
}

export const COURIER_RULES = ['cheapest', 'fastest', 'zone'] as const;
export type CourierRule = (typeof COURIER_RULES)[number];

/** How far a parcel goes: within the sorting district, within the postal circle's region, or further. */
export const COURIER_ZONES = ['local', 'regional', 'national'] as const;
export type CourierZone = (typeof COURIER_ZONES)[number];

export interface CourierChoice {
  rule: CourierRule;
  /** the courier for each zone; '' for the cheapest */
  zones: Readonly<Record<CourierZone, string>>;
}

/** A pincode's first three digits name the sorting district, the first two the region. */
export function zoneBetween(fromPincode: string, toPincode: string): CourierZone {
  if (fromPincode.slice(0, 3) === toPincode.slice(0, 3)) return 'local';
  return fromPincode.slice(0, 2) === toPincode.slice(0, 2) ? 'regional' : 'national';
}

/** Null without rates. The rule of zones falls back to the cheapest when its courier does not serve the way. */
export function chooseCourier(
  rates: readonly CourierRate[],
  { rule, zones }: CourierChoice,
  zone: CourierZone,
): CourierRate | null {
  const cheapest = rates.toSorted(byCharge);
  if (rule === 'fastest') return rates.toSorted(byDays)[0] ?? null;
  const wanted = rule === 'zone' ? zones[zone].trim().toLowerCase() : '';
  return cheapest.find(({ courier }) => courier.toLowerCase() === wanted) ?? cheapest[0] ?? null;
}

function byCharge(one: CourierRate, other: CourierRate): number {
  return (
    one.charge - other.charge || daysOf(one) - daysOf(other) || one.courierId - other.courierId
  );
}

function byDays(one: CourierRate, other: CourierRate): number {
  return (
    daysOf(one) - daysOf(other) || one.charge - other.charge || one.courierId - other.courierId
  );
}

function daysOf({ days }: CourierRate): number {
  return days ?? Number.MAX_SAFE_INTEGER;
}

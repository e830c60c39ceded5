interface RatedCourier {
  id: number;
  name: string;
  /** rupees for each half kilogram: same city, same state, elsewhere */
  rates: readonly [number, number, number];
  days: readonly [number, number, number];
}

/** Invented couriers, so that no test can mistake the stand-in for a real price list. */
const RATED_COURIERS: readonly RatedCourier[] = [
  { id: 101, name: 'Hamsa Surface', rates: [32, 41, 58], days: [2, 4, 6] },
  { id: 102, name: 'Pavan Express', rates: [45, 60, 92], days: [1, 2, 2] },
  { id: 103, name: 'Garuda Air', rates: [61, 79, 118], days: [1, 1, 1] },
];

/** No courier goes to the Andaman Islands here. */
const NOT_SERVED = '744';

export interface Parcel {
  from: string;
  to: string;
  kilograms: number;
  /** centimetres */
  size: readonly [number, number, number];
}

export interface Rate {
  courier_company_id: number;
  courier_name: string;
  rate: number;
  estimated_delivery_days: string;
}

export function ratesOf(parcel: Parcel): Rate[] {
  if (parcel.to.startsWith(NOT_SERVED)) return [];
  return RATED_COURIERS.map(({ id, name, rates, days }) => {
    const zone = zoneOf(parcel);
    const halfKilograms = Math.max(1, Math.ceil(chargedKilograms(parcel) * 2));
    return {
      courier_company_id: id,
      courier_name: name,
      rate: rates[zone] * halfKilograms,
      estimated_delivery_days: String(days[zone]),
    };
  });
}

/** The heavier of weight and volume: length × width × height / 5000. */
function chargedKilograms({ kilograms, size: [length, width, height] }: Parcel): number {
  return Math.max(kilograms, (length * width * height) / 5000);
}

function zoneOf({ from, to }: Parcel): 0 | 1 | 2 {
  if (from.slice(0, 3) === to.slice(0, 3)) return 0;
  return from.slice(0, 2) === to.slice(0, 2) ? 1 : 2;
}

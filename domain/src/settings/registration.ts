import { startOfIndianDay } from '../india/indian-day.ts';
import { isTaxIncluded, type PriceModeSetting } from '../pricing/price-mode.ts';
import type { TaxRate, TaxTable } from '../pricing/tax-table.ts';
import { REGISTRATION_KINDS, type RegistrationKind } from './registration-kinds.ts';
import { isRecord, recordOf, textOf, type StoredPart } from '../records/stored-record.ts';

export interface Registration {
  kind: RegistrationKind;
  from: Date;
}

export interface ChosenRegistration extends Registration {
  /** unregistered only: has a PAN and sells handicraft goods to other states (Notification 3/2018-Integrated Tax) */
  otherStates: boolean;
}

export const GST_BEGAN = startOfIndianDay('2017-07-01');

const DEFAULT_REGISTRATION: ChosenRegistration = {
  kind: 'regular',
  from: GST_BEGAN,
  otherStates: false,
};

/** `legal.registration` in settings/public; regular while it is missing. */
export function readRegistration(legal: StoredPart): ChosenRegistration {
  const stored = recordOf(legal.registration);
  const known = registrationIn(stored);
  return known ? { ...known, otherStates: stored.otherStates === true } : DEFAULT_REGISTRATION;
}

/** The registrations of a shop, oldest first; at least one. The first one also applies to earlier times. */
export function readRegistrations(legal: StoredPart): Registration[] {
  const earlier: unknown[] = Array.isArray(legal.earlierRegistrations)
    ? legal.earlierRegistrations
    : [];
  const { kind, from } = readRegistration(legal);
  return [...earlier.flatMap((one) => registrationIn(one) ?? []), { kind, from }];
}

function registrationIn(stored: unknown): Registration | null {
  if (!isRecord(stored)) return null;
  const kind = REGISTRATION_KINDS.find((known) => known === stored.kind);
  return kind && stored.from instanceof Date ? { kind, from: stored.from } : null;
}

export function registrationAt(all: readonly Registration[], at: Date): RegistrationKind {
  const current = all.findLast(({ from }) => from <= at) ?? all[0];
  return current?.kind ?? DEFAULT_REGISTRATION.kind;
}

/**
 * The earlier registrations after a change. One of the same kind, or one that would begin later, was a mistake that
 * the new one corrects.
 */
export function earlierRegistrations(
  before: readonly Registration[],
  { kind, from }: Registration,
): Registration[] {
  const earlier = before.filter((one) => one.from < from);
  return earlier.at(-1)?.kind === kind ? earlier.slice(0, -1) : earlier;
}

/** Where the shop is registered, and what that allows. */
export interface Seller {
  registrations: readonly Registration[];
  otherStates: boolean;
  stateCode: string;
  stateName: string;
}

export function readSeller(legal: StoredPart): Seller {
  return {
    registrations: readRegistrations(legal),
    otherStates: readRegistration(legal).otherStates,
    stateCode: textOf(legal.stateCode),
    stateName: textOf(legal.stateName),
  };
}

interface Period {
  from: Date;
  to: Date | null;
}

/**
 * The table of a shop that collects no tax while it is not registered as regular (CGST Act s. 10(4) and 32(1)):
 * all goods have 0% then, and the shop's own rates apply at other times.
 */
export function collectedTax(all: readonly Registration[], own: TaxTable): TaxTable {
  const untaxed = untaxedPeriods(all);
  if (untaxed.length === 0) return own;
  const rates = own.ratesEnabled ? own.rates : [];
  return {
    ...own,
    ...shownPrices(untaxed, own),
    ratesEnabled: true,
    rates: [
      ...untaxed.map((period) => ({ ...NO_TAX, ...period })),
      ...untaxed.reduce(
        (left, period) => left.flatMap((rate) => outside(rate, period)),
        [...rates],
      ),
    ],
  };
}

/** Without tax, the price shown is the price paid. */
function shownPrices(untaxed: readonly Period[], own: TaxTable): PriceModeSetting {
  const last = untaxed.at(-1);
  if (last?.to !== null || isTaxIncluded(own, last.from)) return {};
  return { priceMode: 'included', priceModeFrom: last.from };
}

const NO_TAX = { hsnPrefix: '', maxUnitRupees: null, percent: 0, note: 'No tax is collected' };

function untaxedPeriods(all: readonly Registration[]): Period[] {
  return all.flatMap(({ kind, from }, place) => {
    if (kind === 'regular') return [];
    const to = all[place + 1]?.from ?? null;
    return [{ from: place === 0 ? new Date(0) : from, to }];
  });
}

/** The parts of a rate's time that are not in the period. */
function outside(rate: TaxRate, { from, to }: Period): TaxRate[] {
  const before = { ...rate, to: rate.to && rate.to < from ? rate.to : from };
  const after = to && { ...rate, from: rate.from > to ? rate.from : to };
  return [before, ...(after ? [after] : [])].filter(
    (part) => part.to === null || part.from < part.to,
  );
}

/**
 * HSN prefixes of Notification 3/2018-Integrated Tax, in force since 22 October 2018, and of the handicrafts table that
 * it names (Notification 21/2018-Central Tax (Rate), since 27 July 2018). Handloom textiles are listed as "including 50,
 * 58, 62, 63". Of silver jewellery only filigree work is named (7113 11 10), so fewer digits do not show that it is one.
 */
const HANDICRAFT_GOODS = [
  ...['3406', '4201', '4202', '4203', '4414', '4415', '4416', '4419', '4420', '4421'],
  ...['4503', '4504', '46', '4823', '50', '51', '52', '53', '54', '55', '5605', '5607', '5609'],
  ...['57', '58', '61', '62', '63', '6403', '6405', '68', '69', '7009', '7018', '7020'],
  ...['71131110', '7117', '7326', '7418', '7419', '7616', '8306', '92', '94', '9503', '9504'],
  ...['96', '97'],
];

/** True for goods without a code: then the shop has to know. */
export function isHandicraft(hsnCode: string): boolean {
  return hsnCode === '' || HANDICRAFT_GOODS.some((prefix) => hsnCode.startsWith(prefix));
}

/**
 * Which goods the shop may sell to other states. A composition dealer may sell none (CGST Act s. 10(2)(c)). Without
 * registration that is an offence (s. 24(i)), except for handicraft goods under Notification 3/2018. Both sections are in
 * force since GST began (1 July 2017), the notification since 22 October 2018.
 */
export function goodsForOtherStates(
  { registrations, otherStates }: Seller,
  at: Date,
): 'all' | 'handicrafts' | 'none' {
  const kind = registrationAt(registrations, at);
  if (kind === 'regular') return 'all';
  return kind === 'unregistered' && otherStates ? 'handicrafts' : 'none';
}

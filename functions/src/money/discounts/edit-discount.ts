import type { Discount } from '@kargha/domain/pricing/discount';
import {
  MAX_AUTOMATIC_DISCOUNTS,
  windowsAfterChange,
} from '@kargha/domain/pricing/automatic-discount';
import {
  NO_LIMITS,
  TERMS_FIXED_AFTER_USE,
  type DiscountChange,
  type NewDiscount,
} from '@kargha/domain/pricing/discount-editing';
import { MAX_PUBLIC_OFFERS, offersAfterChange } from '@kargha/domain/pricing/public-offer';
import { paise } from '@kargha/domain/money/paise';

import { conflict, invalid, invalidField, notFound } from '../../http/errors.ts';
import { refuseStale } from '../../http/refuse-stale.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { discountRef, readDiscount } from '../../records/discount-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';

type Terms = Omit<NewDiscount, 'code' | 'method'>;

/** Throws 409 code_taken and too_many. */
export function createDiscount(
  { code, method, ...terms }: NewDiscount,
  act: StaffAction,
): Promise<Discount> {
  return inTransaction(async (transaction) => {
    const taken = await transaction.get(discountRef(code));
    if (taken.exists) {
      throw conflict('code_taken', `The code ${code} already exists.`, {
        code: `The code ${code} already exists.`,
      });
    }
    const discount: Discount = {
      code,
      method,
      ...storedTerms(terms),
      used: 0,
      stackable: false,
      active: true,
      createdAt: act.at,
      updatedAt: act.at,
    };
    await updateActiveList(transaction, discount, act);
    transaction.create(discountRef(code), discount);
    const after = { method, ...terms };
    audit(transaction, { action: 'discount.create', code, before: null, after }, act);
    return discount;
  });
}

/**
 * A used code keeps the terms that were promised to its users. Throws 404, 409 stale, discount_used and too_many,
 * and 400 for a limit below the current uses or for any limit of an automatic discount.
 */
export function changeDiscount(
  code: string,
  { updatedAt: seen, ...terms }: DiscountChange,
  act: StaffAction,
): Promise<Discount> {
  return inTransaction(async (transaction) => {
    const before = await readForEdit(transaction, code, seen);
    const changes = storedTerms(terms);
    if (before.method === 'automatic') refuseLimits(changes);
    if (before.used > 0) refuseChangedTerms(before, changes);
    await updateActiveList(transaction, { ...before, ...changes }, act);
    transaction.update(discountRef(code), { ...changes, updatedAt: act.at });
    const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in changes));
    audit(transaction, { action: 'discount.change', code, before: was, after: changes }, act);
    return { ...before, ...changes, updatedAt: act.at };
  });
}

export function switchDiscount(
  code: string,
  { active, updatedAt: seen }: { active: boolean; updatedAt: string },
  act: StaffAction,
): Promise<Discount> {
  return inTransaction(async (transaction) => {
    const before = await readForEdit(transaction, code, seen);
    if (before.active === active) return before;
    await updateActiveList(transaction, { ...before, active }, act);
    transaction.update(discountRef(code), { active, updatedAt: act.at });
    const action = active ? 'discount.enable' : 'discount.disable';
    const change = { before: { active: before.active }, after: { active } };
    audit(transaction, { action, code, ...change }, act);
    return { ...before, active, updatedAt: act.at };
  });
}

async function readForEdit(
  transaction: Transaction,
  code: string,
  seen: string,
): Promise<Discount> {
  const discount = readDiscount(await transaction.get(discountRef(code)));
  if (!discount) throw discountNotFound();
  refuseStale(seen, discount.updatedAt);
  return discount;
}

export function discountNotFound() {
  return notFound('There is no such discount code.');
}

const TOO_MANY_OFFERS = `Product pages show at most ${MAX_PUBLIC_OFFERS} codes. Please hide another one first.`;
const TOO_MANY = `At most ${MAX_AUTOMATIC_DISCOUNTS} automatic discounts can be active. Please disable one first.`;

/** Keeps the settings' lists of what carts and product pages read. Must run before the first write. */
async function updateActiveList(
  transaction: Transaction,
  discount: Discount,
  { at }: StaffAction,
): Promise<void> {
  const settings = settingsIn(await transaction.get(settingsRef()));
  if (discount.method === 'code') {
    const offers = offersAfterChange(settings.offers, discount, at);
    if (offers.length > MAX_PUBLIC_OFFERS) throw conflict('too_many', TOO_MANY_OFFERS);
    if (offers.length + settings.offers.length > 0)
      transaction.set(settingsRef(), { offers }, { merge: true });
    return;
  }
  const automaticDiscounts = windowsAfterChange(settings.automaticDiscounts, discount, at);
  if (automaticDiscounts.length > MAX_AUTOMATIC_DISCOUNTS) throw conflict('too_many', TOO_MANY);
  transaction.set(settingsRef(), { automaticDiscounts }, { merge: true });
}

function refuseLimits({ perPersonLimit, totalLimit }: ReturnType<typeof storedTerms>): void {
  const limited = Object.entries({ perPersonLimit, totalLimit }).filter(
    ([, limit]) => limit !== null,
  );
  if (limited.length === 0) return;
  throw invalid(NO_LIMITS, Object.fromEntries(limited.map(([name]) => [name, NO_LIMITS])));
}

function storedTerms(terms: Terms) {
  const { amount, maxDiscount, minSubtotal, startsAt, endsAt } = terms;
  return {
    ...terms,
    collections: [...new Set(terms.collections)],
    products: [...new Set(terms.products)],
    roles: [...new Set(terms.roles)],
    amount: paise(amount),
    maxDiscount: maxDiscount === null ? null : paise(maxDiscount),
    minSubtotal: paise(minSubtotal),
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

function refuseChangedTerms(before: Discount, changes: ReturnType<typeof storedTerms>): void {
  const changedFields = TERMS_FIXED_AFTER_USE.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(changes[name]),
  );
  if (changedFields.length > 0) {
    throw conflict(
      'discount_used',
      'This code has been used, so its discount cannot change. Disable it and create a new one.',
      { fields: changedFields },
    );
  }
  const { totalLimit } = changes;
  if (totalLimit !== null && totalLimit < before.used) {
    const sentence = `This code has already been used ${before.used} times`;
    throw invalidField('totalLimit', sentence);
  }
}

function audit(
  transaction: Transaction,
  { code, ...change }: { action: string; code: string; before: object | null; after: object },
  { by, at }: StaffAction,
): void {
  const target = discountRef(code).path;
  writeAudit(transaction, { target, actor: by, ...change, reason: '', at });
}

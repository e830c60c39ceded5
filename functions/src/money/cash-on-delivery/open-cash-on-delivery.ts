import { cashOnDeliveryMessages } from '@kargha/domain/messages/cash-on-delivery-messages';
import type { Message } from '@kargha/domain/messages/message';
import { rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import type { CashOnDelivery } from '@kargha/domain/orders/order-schema';
import { cashOnDeliveryProblem } from '@kargha/domain/payments/cash-on-delivery';
import {
  cashOnDeliveryRisk,
  NO_HISTORY,
  type CashOnDeliveryHistory,
  type CashOnDeliveryRisk,
  type RiskLevel,
} from '@kargha/domain/payments/cash-on-delivery-risk';
import { advanceOf } from '@kargha/domain/payments/cash-on-delivery-plan';
import type { StoreSettings } from '@kargha/domain/settings/settings';

import { conflict } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { CheckoutReductions } from '../checkout/checkout-codes.ts';
import { accountKey } from '../checkout/checkout-shopper.ts';
import type { Checkout, Sale } from '../checkout/new-order.ts';
import { historyKeys, pincodeKey, readHistory } from './cash-on-delivery-history.ts';

/** Adds the fee to what the checkout charges. */
export function withFee(
  reductions: CheckoutReductions,
  { request, settings }: Pick<Checkout, 'request' | 'settings'>,
): CheckoutReductions {
  return request.cashOnDelivery
    ? { ...reductions, cashOnDeliveryFee: feeOf(settings) }
    : reductions;
}

export function feeOf({ cashOnDelivery: { feeRupees } }: Pick<StoreSettings, 'cashOnDelivery'>) {
  return rupeesToPaise(feeRupees);
}

/**
 * Checks that the order may be paid for on delivery, and returns its fields and its risk, which shoppers must not read.
 * Throws 409 cod_not_allowed with the reason.
 * What other people's orders tell about a typed phone number, email or address is not revealed.
 */
export async function openCashOnDelivery(
  transaction: Transaction,
  { request: { customer }, personKeys, ids, uid, at, settings, orderId, provenEmail }: Checkout,
  { lines, totals }: Pick<Sale, 'lines' | 'totals'>,
): Promise<{ cashOnDelivery: CashOnDelivery; risk: RiskLevel }> {
  const keys = historyKeys(ids, personKeys, customer);
  const { pincode } = customer.address;
  const known = { at, except: orderId };
  const place = pincodeKey(ids, pincode);
  const [history, own, pincodeHistory] = await Promise.all([
    readHistory(transaction, keys, known),
    uid === null ? NO_HISTORY : readHistory(transaction, [accountKey(ids, uid)], known),
    readHistory(transaction, [place], known),
  ]);
  const { total, giftCard } = totals;
  refuseByHistory(settings, { total, giftCard, pincode, lines }, { history, own });
  const advance = advanceOf(total, settings.cashOnDelivery);
  const email = customer.email.toLowerCase();
  const risk = riskOf(
    settings,
    { lines, total, advance, isEmailProven: email === provenEmail },
    { history, pincodeHistory },
  );
  return { cashOnDelivery: { advance, keys: [...keys, place] }, risk: risk.level };
}

type Wanted = Omit<Parameters<typeof cashOnDeliveryProblem>[1], 'history'>;

/** Throws 409 cod_not_allowed. `own` are the orders of the signed-in account. */
export function refuseByHistory(
  { cashOnDelivery }: Pick<StoreSettings, 'cashOnDelivery'>,
  wanted: Wanted,
  { history, own }: Record<'history' | 'own', CashOnDeliveryHistory>,
): void {
  const problem = cashOnDeliveryProblem(cashOnDelivery, { ...wanted, history: own });
  if (problem) throw notAllowed(problem);
  if (cashOnDeliveryProblem(cashOnDelivery, { ...wanted, history })) {
    throw notAllowed(cashOnDeliveryMessages.cod_not_here());
  }
}

function notAllowed(problem: Message) {
  return conflict('cod_not_allowed', problem);
}

interface RiskyOrder extends Pick<Sale, 'lines'> {
  total: Paise;
  advance: Paise;
  isEmailProven: boolean;
}

export function riskOf(
  { cashOnDelivery: { maxRupees } }: Pick<StoreSettings, 'cashOnDelivery'>,
  { lines, total, advance, isEmailProven }: RiskyOrder,
  histories: Record<'history' | 'pincodeHistory', CashOnDeliveryHistory>,
): CashOnDeliveryRisk {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const maxTotal = rupeesToPaise(maxRupees);
  const facts = { total, maxTotal, hasAdvance: advance > 0, isEmailProven, pieces };
  return cashOnDeliveryRisk({ ...facts, ...histories });
}

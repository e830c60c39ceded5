import { cashOnDeliveryMessages } from '../messages/cash-on-delivery-messages.ts';
import type { Message } from '../messages/message.ts';
import { rupeesToPaise, type Paise } from '../money/paise.ts';
import type { Order } from '../orders/order-schema.ts';
import { isMadeForBuyer } from '../shopping/gift.ts';
import type { CashOnDeliveryHistory } from './cash-on-delivery-risk.ts';
import type { CashOnDeliverySettings } from './cash-on-delivery-settings.ts';

interface Wanted {
  /** what is left to pay, with the fee */
  total: Paise;
  /** the share that a gift card pays */
  giftCard: Paise;
  /** '' before one is entered */
  pincode: string;
  lines: readonly Pick<Order['lines'][number], 'title' | 'sku' | 'tailoring'>[];
  history: CashOnDeliveryHistory;
}

/** Why an order cannot be paid on delivery; null when it can. */
export function cashOnDeliveryProblem(
  settings: CashOnDeliverySettings,
  wanted: Wanted,
): Message | null {
  if (!settings.isOn) return cashOnDeliveryMessages.cod_off();
  return problemOfCart(settings, wanted) ?? problemOfPerson(settings, wanted);
}

function problemOfCart(
  settings: CashOnDeliverySettings,
  { total, giftCard, pincode, lines }: Wanted,
): Message | null {
  if (giftCard > 0) return cashOnDeliveryMessages.cod_gift_card();
  const [min, max] = [rupeesToPaise(settings.minRupees), rupeesToPaise(settings.maxRupees)];
  if (total < min) return cashOnDeliveryMessages.cod_amount_low({ amount: min });
  if (total > max) return cashOnDeliveryMessages.cod_amount_high({ amount: max });
  const refused = lines.filter((line) => isExcluded(settings, line));
  if (refused.length > 0) {
    const items = refused.map(({ title }) => title).join(', ');
    return cashOnDeliveryMessages.cod_items({ items });
  }
  if (pincode !== '' && !isServed(settings, pincode)) {
    return cashOnDeliveryMessages.cod_pincode({ pincode });
  }
  return null;
}

function problemOfPerson(settings: CashOnDeliverySettings, { history }: Wanted): Message | null {
  if (history.refused > settings.mostRefused) return cashOnDeliveryMessages.cod_refused_before();
  if (history.open >= settings.openPerPerson) {
    return cashOnDeliveryMessages.cod_too_many_open({ count: history.open });
  }
  return null;
}

/** A piece that is made for its buyer cannot be sold again when the parcel is refused. */
function isExcluded(
  { excludedSkus }: CashOnDeliverySettings,
  line: Wanted['lines'][number],
): boolean {
  if (isMadeForBuyer(line)) return true;
  return listed(excludedSkus.toUpperCase()).has(line.sku.toUpperCase());
}

function isServed(
  { servedPincodes, excludedPincodes }: CashOnDeliverySettings,
  pincode: string,
): boolean {
  const startsWithOne = (list: string) => [...listed(list)].some((one) => pincode.startsWith(one));
  if (startsWithOne(excludedPincodes)) return false;
  return servedPincodes === '' || startsWithOne(servedPincodes);
}

function listed(text: string): Set<string> {
  return new Set(text.split(/[\s,]+/).filter((one) => one !== ''));
}

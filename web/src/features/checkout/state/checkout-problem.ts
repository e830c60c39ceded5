import { paise, type Paise } from '@kargha/domain/money/paise';
import { ApiError } from '#lib/server/api-client.ts';
import { currentLanguage } from '#lib/language/language-choice.ts';
import { localized } from '#lib/language/localized-text.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';

import type { CheckoutLine } from './checkout-line.ts';

export interface CheckoutProblem {
  message: string;
  newTotal?: Paise;
  items: ProblemItem[];
}

export type ProblemItem =
  | { kind: 'sold-out'; name: string }
  | { kind: 'fewer-left'; name: string; left: number }
  | { kind: 'not-for-sale'; name: string }
  /** the server's message is enough */
  | { kind: 'options'; name: string; sentence: string };

/** Reads a create-order error; undefined when it has nothing to do with the cart. */
export function checkoutProblem(
  error: unknown,
  lines: readonly CheckoutLine[],
): CheckoutProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const details = storedFields(error.details);
  const nameOf = (item: StoredFields) => {
    const line = lines.find(({ id }) => id === item.text('productId'));
    return localized(currentLanguage(), line?.name ?? item.text('title'), line?.nameHindi).text;
  };

  switch (error.code) {
    case 'price_changed':
      return {
        message: error.message,
        newTotal: paise(Math.round(details.number('amount'))),
        items: [],
      };
    case 'out_of_stock':
      return {
        message: error.message,
        items: details
          .parts('items')
          .map((item) => shortage(nameOf(item), item.number('available'))),
      };
    case 'not_for_sale':
      return {
        message: error.message,
        items: details.parts('items').map((item) => ({ kind: 'not-for-sale', name: nameOf(item) })),
      };
    case 'options_not_valid':
      return {
        message: error.message,
        items: details.parts('items').map((item) => ({
          kind: 'options',
          name: nameOf(item),
          sentence: item.text('sentence'),
        })),
      };
    default:
      return isAboutCode(error.code) ? { message: error.message, items: [] } : undefined;
  }
}

/** A code may have been used up since it was entered. */
function isAboutCode(code: string): boolean {
  return code.startsWith('coupon') || code.startsWith('gift_card');
}

function shortage(name: string, left: number): ProblemItem {
  return left > 0 ? { kind: 'fewer-left', name, left } : { kind: 'sold-out', name };
}

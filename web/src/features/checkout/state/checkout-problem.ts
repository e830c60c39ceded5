import { array, number, object, optional, record, string, union, type InferOutput } from 'valibot';

import { amount, text, lineOptions } from '@kargha/domain/records/stored-fields';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { ApiError } from '#lib/server/api-client.ts';
import { currentLanguage } from '#lib/language/language-choice.ts';
import { localized } from '#lib/language/localized-text.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

import type { CheckoutLine } from './checkout-line.ts';

export interface CheckoutProblem {
  message: Sentence;
  newTotal?: Paise;
  items: ProblemItem[];
}

export type ProblemItem =
  | { kind: 'sold-out'; name: string }
  | { kind: 'fewer-left'; name: string; left: number }
  | { kind: 'not-for-sale'; name: string }
  /** the server's message is enough */
  | { kind: 'options'; name: string; sentence: Sentence };

const errorItem = object({
  productId: text,
  options: lineOptions,
  title: text,
  available: amount,
  sentence: text,
  message: optional(
    object({ key: text, params: optional(record(string(), union([string(), number()]))) }),
  ),
});

type ErrorItem = InferOutput<typeof errorItem>;

/** `details` of a create-order error; `amount` is the new total in paise. */
const readDetails = storedReader(
  '/api/create-order',
  object({ amount, items: optional(array(errorItem), []) }),
);

/** Reads a create-order error; undefined when it has nothing to do with the cart. */
export function checkoutProblem(
  error: unknown,
  lines: readonly CheckoutLine[],
): CheckoutProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { sentence: message, code, details } = error;
  const { amount: total = 0, items = [] } = readDetails(details) ?? {};
  if (code === 'price_changed') return { message, newTotal: paise(Math.round(total)), items: [] };
  const show = ITEMS[code];
  if (show) return { message, items: items.map((item) => show(item, nameOf(item, lines))) };
  return isAboutCode(code) ? { message, items: [] } : undefined;
}

/** How an item of an error is shown, by its code. */
const ITEMS: Partial<Record<string, (item: ErrorItem, name: string) => ProblemItem>> = {
  out_of_stock: ({ available }, name) => shortage(name, available),
  not_for_sale: (_, name) => ({ kind: 'not-for-sale', name }),
  options_not_valid: ({ sentence, message }, name) => ({
    kind: 'options',
    name,
    sentence: message ? { text: sentence, refs: [message] } : sentence,
  }),
};

/** Names the size too, where the error is about one size. */
function nameOf({ productId, options, title }: ErrorItem, lines: readonly CheckoutLine[]): string {
  const line = lines.find(({ id }) => id === productId);
  const name = localized(currentLanguage(), line?.name ?? title, line?.nameHindi).text;
  return lineTitle({ title: name, options });
}

/** A code may have been used up since it was entered. */
function isAboutCode(code: string): boolean {
  return code.startsWith('coupon') || code.startsWith('gift_card');
}

function shortage(name: string, left: number): ProblemItem {
  return left > 0 ? { kind: 'fewer-left', name, left } : { kind: 'sold-out', name };
}

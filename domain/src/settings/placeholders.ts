import { formatPaise } from '../money/money-format.ts';
import { RETURN_DAYS } from '../orders/return.ts';
import type { ShippingRates } from '../pricing/shipping-rates.ts';
import type { DeliverySettings } from '../shopping/delivery.ts';

/** What staff's words may name by a placeholder, such as {shippingFee}: shoppers read the figure of today there. */
export const PLACEHOLDERS = [
  'freeShippingAbove',
  'shippingFee',
  'dispatchTime',
  'weavingTime',
  'returnDays',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What the figures are taken from. */
interface PlaceholderSources {
  shipping: ShippingRates;
  delivery: DeliverySettings;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Each figure as it is said: amounts with their sign, times in working days. */
export function placeholderValues(
  { shipping, delivery }: PlaceholderSources,
  language: 'en' | 'hi',
): Record<Placeholder, string> {
  const time = language === 'hi' ? timeInHindi : timeInEnglish;
  return {
    freeShippingAbove: formatPaise(shipping.freeAbove),
    shippingFee: formatPaise(shipping.flatFee),
    dispatchTime: time(delivery.dispatchDays),
    weavingTime: time(delivery.weavingDays),
    returnDays: String(RETURN_DAYS),
  };
}

/** The text with its figures; what is no figure stays as it is written. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(PLACEHOLDER, (match, name: string) =>
    isPlaceholder(name) ? values[name] : match,
  );
}

/** What is wrong with the placeholders of a text, in a sentence; undefined where each is a figure. */
export function placeholderProblem(text: string): string | undefined {
  const unknownOne = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !isPlaceholder(name));
  const known = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
  return unknownOne && `There is no placeholder ${unknownOne[0]}. You can use ${known}`;
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((one) => one === name);
}

function timeInEnglish(days: number): string {
  if (days === 0) return 'the same working day';
  return days === 1 ? '1 working day' : `${days} working days`;
}

function timeInHindi(days: number): string {
  return days === 0 ? 'उसी कार्य-दिवस' : `${days} कार्य-दिवस`;
}

import { formatPaise } from '../money/money-format.ts';
import { RETURN_DAYS } from '../orders/return.ts';
import type { ShippingRates } from '../pricing/shipping-rates.ts';
import type { DeliverySettings } from '../shopping/delivery.ts';

/** Placeholders in content, such as {shippingFee}. Shoppers see the current value. */
export const PLACEHOLDERS = [
  'freeShippingAbove',
  'shippingFee',
  'dispatchTime',
  'weavingTime',
  'returnDays',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

interface PlaceholderSources {
  shipping: ShippingRates;
  delivery: DeliverySettings;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

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

/** Leaves unknown placeholders unchanged. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(PLACEHOLDER, (match, name: string) =>
    isPlaceholder(name) ? values[name] : match,
  );
}

/** A message about the first unknown placeholder; undefined when all are known. */
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

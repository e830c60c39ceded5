import { boolean, number, object, string, type InferType } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { SHOPPING_STEPS } from './shopping-steps.ts';

/** Limits for good and poor (https://web.dev/articles/vitals), in milliseconds; CLS has no unit. */
const VITALS = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
} as const;
export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

export type VitalGrade = 'good' | 'fair' | 'poor';

/** Good, fair or poor by the limits above. */
export function gradeOf(vital: Vital, value: number): VitalGrade {
  const { good, poor } = VITALS[vital];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'fair';
}

const measure = (max: number) => number().strict().min(0).max(max);

/** POST /api/vitals: one page view, with analytics consent. */
export const vitalsSchema = object({
  // Reports without consent are refused.
  consent: boolean()
    .oneOf([true], 'We only measure with consent.')
    .required('We only measure with consent.'),
  page: string()
    .strict()
    .max(300, 'This is not a page of the shop.')
    .matches(/^\//, 'This is not a page of the shop.')
    .required('The page is missing.'),
  lcp: measure(600_000),
  inp: measure(600_000),
  cls: measure(1_000),
  step: string().oneOf(SHOPPING_STEPS, 'This is not a purchase step.'),
  error: object({
    message: string().strict().max(2_000).required(),
    source: string().max(500).default(''),
  })
    .exact(UNKNOWN_FIELD)
    .default(undefined),
}).exact(UNKNOWN_FIELD);
type Parsed = InferType<typeof vitalsSchema>;
/** `error` is missing when nothing went wrong. */
export type VitalsReport = Omit<Parsed, 'error'> & { error?: Parsed['error'] | undefined };

const MAX_MESSAGE_LENGTH = 200;

/** An error message without addresses, numbers or document names, which may be personal. */
export function plainErrorText(text: string): string {
  return text
    .replaceAll(/(?<!\S)\S*@\S*/g, '…')
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/[\w-]{20,}/g, '…')
    .replaceAll(/\d{5,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

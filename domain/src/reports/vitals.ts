import { boolean, number, object, string, type InferType } from 'yup';
import { SHOPPING_STEPS } from './shopping-steps.ts';
import { accountMessages } from '../messages/account-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

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
    .oneOf([true], accountMessages.measure_consent)
    .required(accountMessages.measure_consent),
  page: string()
    .strict()
    .max(300, accountMessages.not_a_page)
    .matches(/^\//, accountMessages.not_a_page)
    .required(accountMessages.page_missing),
  lcp: measure(600_000),
  inp: measure(600_000),
  cls: measure(1_000),
  step: string().oneOf(SHOPPING_STEPS, accountMessages.not_a_step),
  error: object({
    message: string().strict().max(2_000).required(),
    source: string().max(500).default(''),
  })
    .exact(formMessages.unknown_field)
    .default(undefined),
}).exact(formMessages.unknown_field);
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

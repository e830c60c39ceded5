import { array, mixed, string } from 'yup';

import { tailoringMessages } from '../messages/tailoring-messages.ts';
import { MAX_GIFT_NOTE } from './gift.ts';

const MAX_SERVICES = 10;
const MAX_MEASUREMENTS = 20;
/** mm; the limits of the product decide, this only bounds a request. */
const LONGEST = 10_000;
const FIELD_ID = /^[a-z0-9-]{1,40}$/;
const TAILORING_ID = /^[0-9a-f]{16}$/;

type Measurements = Readonly<Record<string, number>>;

/** The services, measurements and gift note of a line to buy. The product decides whether they exist. */
export const tailoringFields = () => ({
  services: array(string().strict().matches(FIELD_ID, tailoringMessages.not_a_service).required())
    .strict()
    .max(MAX_SERVICES, tailoringMessages.not_a_service)
    .test(
      'once',
      tailoringMessages.not_a_service,
      (ids) => new Set(ids).size === (ids?.length ?? 0),
    )
    .optional(),
  measurements: mixed<Measurements>({ check: isMeasurements })
    .nonNullable(tailoringMessages.not_measurements)
    .typeError(tailoringMessages.not_measurements)
    .optional(),
  giftNote: string()
    .strict()
    .typeError(tailoringMessages.not_a_gift_note)
    .trim(tailoringMessages.not_a_gift_note)
    .max(MAX_GIFT_NOTE, tailoringMessages.gift_note_too_long)
    .optional(),
});

/** Which of the lines of a product, in an order. */
export const tailoringIdField = () =>
  string().strict().matches(TAILORING_ID, tailoringMessages.not_a_service).optional();

function isMeasurements(sent: unknown): sent is Measurements {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  const entries = Object.entries(sent);
  return (
    entries.length <= MAX_MEASUREMENTS &&
    entries.every(([id, mm]) => FIELD_ID.test(id) && isLength(mm))
  );
}

function isLength(mm: unknown): boolean {
  return Number.isInteger(mm) && Number(mm) > 0 && Number(mm) <= LONGEST;
}

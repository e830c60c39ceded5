import { invalidInput } from '../api-error.ts';
import type { PaymentMethod } from '../store/entities.ts';
import type { Attempt } from '../store/payments.ts';
import type { Outcome } from '../control/control-fields.ts';
import { FAILURE_VPA } from '../store/test-vpas.ts';

type Fields = Readonly<Record<string, unknown>>;

const METHODS: readonly PaymentMethod[] = ['card', 'upi', 'netbanking', 'wallet'];

/** Throws ApiError. */
export function readAttempt(fields: Fields): Attempt {
  const method = METHODS.find((candidate) => candidate === fields.method);
  if (method === undefined) throw invalidInput('The selected method is invalid.', 'method');
  const { name, vpa, bank, wallet, ...shopper } = textsOf(fields);
  const { email, contact, description } = shopper;
  return { instrument: { method, name, vpa, bank, wallet }, email, contact, description };
}

/** As in Razorpay's test mode, one VPA always fails. */
export function outcomeFor(attempt: Attempt, requestedOutcome: Outcome): Outcome {
  return attempt.instrument.vpa === FAILURE_VPA ? 'failed' : requestedOutcome;
}

type Texts = Partial<Record<'name' | 'vpa' | 'bank' | 'wallet', string>> &
  Partial<Record<'email' | 'contact' | 'description', string>>;

function textsOf(fields: Fields): Texts {
  return Object.fromEntries(
    Object.entries(fields).filter(([, text]) => typeof text === 'string' && text !== ''),
  );
}

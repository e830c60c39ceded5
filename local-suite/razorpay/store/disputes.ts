import { invalidInput } from '../api-error.ts';
import { checkFieldNames, readAmount } from '../rest/field-checks.ts';
import { bookDispute } from './balance.ts';
import { DISPUTE_PHASES, EVIDENCE_LISTS } from './account-entities.ts';
import type { Dispute, DisputeStatus, Evidence } from './account-entities.ts';
import { newEntityId } from './entity-id.ts';
import type { Payment } from './entities.ts';
import type { StoreContext } from './payments.ts';
import { secondsNow } from './seconds-now.ts';

type Fields = Readonly<Record<string, unknown>>;

const DAY = 24 * 60 * 60;
const RESPOND_WITHIN = 7 * DAY;
const LONGEST_SUMMARY = 1000;

/** The customer's bank disputes a payment: its whole amount if none is given. */
export function openDispute(context: StoreContext, payment: Payment, fields: Fields): Dispute {
  const amount = fields.amount === undefined ? payment.amount : readAmount(fields);
  if (amount > payment.amount) throw invalidInput('The disputed amount must be paid.', 'amount');
  const { phase = 'chargeback', respondBy = secondsNow() + RESPOND_WITHIN } = fields;
  const known = DISPUTE_PHASES.find((one) => one === phase);
  if (known === undefined) {
    throw invalidInput(`"phase" must be one of ${DISPUTE_PHASES.join(', ')}.`, 'phase');
  }
  if (!Number.isSafeInteger(respondBy)) {
    throw invalidInput('"respondBy" must be a time in seconds.', 'respondBy');
  }
  const dispute: Dispute = {
    id: newEntityId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: typeof fields.reasonCode === 'string' ? fields.reasonCode : 'goods_not_received',
    reason_description: 'The cardholder states that the goods were not received.',
    respond_by: Number(respondBy),
    status: 'open',
    phase: known,
    evidence: emptyEvidence(amount),
    created_at: secondsNow(),
  };
  context.store.disputes.set(dispute.id, dispute);
  context.emit('payment.dispute.created', { payment, dispute });
  return dispute;
}

/** POST /v1/disputes/:id/accept: lost at once, and cannot be undone. */
export function acceptDispute(context: StoreContext, dispute: Dispute): Dispute {
  assertOpen(dispute);
  return decideDispute(context, dispute, 'lost');
}

/** PATCH /v1/disputes/:id/contest: `draft` keeps the evidence, `submit` sends it to the bank. */
export function contestDispute(context: StoreContext, dispute: Dispute, fields: Fields): Dispute {
  checkFieldNames(fields, ['amount', 'summary', 'action', 'others', ...EVIDENCE_LISTS]);
  assertOpen(dispute);
  const { action = 'draft' } = fields;
  if (action !== 'draft' && action !== 'submit') throw invalidInput('The action is invalid.');
  const lists = readLists(context, fields);
  const texts = readContested(dispute, fields);
  const isSubmitted = action === 'submit';
  if (isSubmitted && Object.values(lists).length === 0) {
    throw invalidInput('At least one document is required to contest a dispute.');
  }
  const submitted = isSubmitted ? secondsNow() : null;
  dispute.evidence = { ...dispute.evidence, ...lists, ...texts, submitted_at: submitted };
  return isSubmitted ? decideDispute(context, dispute, 'under_review') : dispute;
}

function readContested(
  { amount, evidence }: Dispute,
  fields: Fields,
): Pick<Evidence, 'amount' | 'summary'> {
  const { summary = evidence.summary } = fields;
  if (summary !== null && (typeof summary !== 'string' || summary.length > LONGEST_SUMMARY)) {
    throw invalidInput('The summary may not be greater than 1000 characters.', 'summary');
  }
  const contested = fields.amount === undefined ? evidence.amount : readAmount(fields);
  if (contested > amount) throw invalidInput('The amount exceeds the dispute.', 'amount');
  return { amount: contested, summary };
}

/** Moves a dispute and tells the shop. A lost dispute is deducted from the balance. */
export function decideDispute(
  context: StoreContext,
  dispute: Dispute,
  status: DisputeStatus | 'action_required',
): Dispute {
  if (dispute.status === 'lost') throw invalidInput('The dispute must not be lost already.');
  dispute.status = status === 'action_required' ? 'open' : status;
  if (dispute.status === 'lost') {
    dispute.amount_deducted = dispute.amount;
    bookDispute(context.store, dispute);
  }
  const payment = context.store.payment(dispute.payment_id);
  if (status !== 'open') context.emit(`payment.dispute.${status}`, { payment, dispute });
  return dispute;
}

function assertOpen(dispute: Dispute): void {
  if (dispute.status === 'open') return;
  throw invalidInput('Action not allowed on the dispute in its current status.');
}

function readLists({ store }: StoreContext, fields: Fields): Partial<Evidence> {
  const given = EVIDENCE_LISTS.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => {
      const ids: unknown = fields[name];
      if (!Array.isArray(ids) || ids.length === 0) {
        throw invalidInput(`The ${name} must be a list of document ids.`, name);
      }
      return [name, ids.map((id: unknown) => store.document(String(id)).id)];
    }),
  );
}

function emptyEvidence(amount: number): Evidence {
  const lists = Object.fromEntries(EVIDENCE_LISTS.map((name) => [name, null]));
  return { ...lists, amount, summary: null, others: null, submitted_at: null } as Evidence;
}

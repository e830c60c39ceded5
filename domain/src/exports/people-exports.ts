import type { SubscriberState } from '../people/marketing.ts';
import type { SubscriberRow } from '../people/marketing-endpoints.ts';
import type { AuditEntry } from '../reports/audit-endpoints.ts';
import { withRupees } from '../reports/audit-money.ts';
import { day, moment, text, type ExportColumns } from './export-column.ts';

const STATES: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  pending: 'Waiting',
  unsubscribed: 'Unsubscribed',
};

export const SUBSCRIBER_COLUMNS = {
  email: text('Email', ({ email }: SubscriberRow) => email),
  state: text('Consent', ({ state }: SubscriberRow) => STATES[state]),
  consentText: text('Consent text', ({ consentText }: SubscriberRow) => consentText),
  consentAt: day('Signed up on', ({ consentAt }: SubscriberRow) => consentAt),
  confirmedAt: day('Confirmed on', ({ confirmedAt }: SubscriberRow) => confirmedAt),
  unsubscribedAt: day('Unsubscribed on', ({ unsubscribedAt }: SubscriberRow) => unsubscribedAt),
} satisfies ExportColumns<SubscriberRow>;

/** Someone who may receive offers. */
export interface ExportedRecipient {
  email: string;
  source: 'Newsletter' | 'Profile';
  confirmedAt: Date | null;
  unsubscribeLink: string;
}

export const CAMPAIGN_COLUMNS = {
  email: text('Email', ({ email }: ExportedRecipient) => email),
  source: text('Source', ({ source }: ExportedRecipient) => source),
  confirmedAt: day('Confirmed on', ({ confirmedAt }: ExportedRecipient) => confirmedAt),
  unsubscribeLink: text('Unsubscribe link', (row: ExportedRecipient) => row.unsubscribeLink),
} satisfies ExportColumns<ExportedRecipient>;

const side = (target: string, fields: AuditEntry['before']) =>
  fields ? JSON.stringify(withRupees(target, fields)) : '';

export const AUDIT_COLUMNS = {
  at: moment('Date', ({ at }: AuditEntry) => at),
  person: text('Person', ({ actorName }: AuditEntry) => actorName),
  actor: text('Person ID', ({ actor }: AuditEntry) => actor),
  action: text('Action', ({ action }: AuditEntry) => action),
  target: text('Record', ({ target }: AuditEntry) => target),
  before: text('Before', ({ target, before }: AuditEntry) => side(target, before)),
  after: text('After', ({ target, after }: AuditEntry) => side(target, after)),
  reason: text('Reason', ({ reason }: AuditEntry) => reason),
} satisfies ExportColumns<AuditEntry>;

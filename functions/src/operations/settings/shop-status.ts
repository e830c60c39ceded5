import { financialYear, INVOICE_SERIES } from '@kargha/domain/invoices/invoice';
import type { IntegrationsState, SeriesState } from '@kargha/domain/settings/settings-response';

import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { emails } from '../../records/email-record.ts';
import { lastSerial } from '../../records/invoice-record.ts';

type Keys = Pick<PaymentContext, 'keyId' | 'keySecret' | 'webhookSecrets'>;

export async function integrationsState(
  { keyId, keySecret, webhookSecrets }: Keys,
  sendsAppCheck: boolean,
): Promise<IntegrationsState> {
  return {
    razorpayKeys: keyId !== '' && keySecret !== '',
    razorpayTestMode: keyId.startsWith('rzp_test_'),
    webhookSecret: webhookSecrets.length > 0,
    mailServer: await sendsEmails(),
    appCheck: sendsAppCheck,
  };
}

/** One email that was at least tried is enough. */
async function sendsEmails(): Promise<boolean | null> {
  const [delivered, any] = await Promise.all([
    emails()
      .where('delivery.state', 'in', ['SUCCESS', 'PROCESSING', 'RETRY', 'ERROR'])
      .limit(1)
      .get(),
    emails().limit(1).get(),
  ]);
  if (any.empty) return null;
  return !delivered.empty;
}

/** The last number of each document series in this financial year. */
export async function seriesState(now: Date): Promise<SeriesState[]> {
  const year = financialYear(now);
  const all = Object.values(INVOICE_SERIES);
  return Promise.all(
    all.map(async (series) => ({ series, year, last: await lastSerial(series, year) })),
  );
}

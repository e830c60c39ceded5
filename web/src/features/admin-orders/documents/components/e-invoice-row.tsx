import { cancellableUntil } from '@kargha/domain/invoices/e-invoice-rules';
import { formatDay, formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag } from '#ui/tag.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { issueInvoice, registerInvoice, type DispatchDocuments } from '../state/tax-documents.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { taxDocumentTexts } from '../../tax-document-texts.ts';
import type { TaxDialog } from './tax-document-dialog.tsx';
import { TaxButtons } from './tax-document-layout.tsx';

interface EInvoiceRowProps {
  order: StaffOrder;
  documents: DispatchDocuments;
  onOpen: (dialog: TaxDialog) => void;
}

/** The registration of an order's invoice at the tax portal. */
export function EInvoiceRow({ order, documents, onOpen }: EInvoiceRowProps) {
  const texts = useTexts(taxDocumentTexts);
  const issue = useAction(() => issueInvoice(order.id, false));
  const { invoice, bills, cancelledInvoices, needsEInvoice, changedRates } = documents;
  return (
    <>
      {cancelledInvoices.length > 0 && <p>{texts.cancelledBefore(cancelledInvoices.join(', '))}</p>}
      {!invoice && needsEInvoice && changedRates.length === 0 && (
        <div>
          <p>{texts.invoiceNeeded}</p>
          <TaxButtons>
            <May permission="invoices.issue">
              <Button disabled={issue.isBusy} onClick={() => void issue.start()}>
                {texts.issueInvoice}
              </Button>
            </May>
          </TaxButtons>
        </div>
      )}
      <CorrectedBuyer invoice={invoice} />
      {invoice?.eInvoice && (
        <Registration
          invoice={{ ...invoice, eInvoice: invoice.eInvoice }}
          hasLeft={order.shipments.length > 0}
          hasBill={bills.some(isInForce(invoice.number))}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

function CorrectedBuyer({ invoice }: Pick<DispatchDocuments, 'invoice'>) {
  const texts = useTexts(taxDocumentTexts);
  if (!invoice?.correctedAt) return null;
  return (
    <div>
      <strong>{texts.eInvoice(invoice.number)}</strong>
      <p>{texts.corrected(formatDay(invoice.correctedAt))}</p>
    </div>
  );
}

type Invoice = NonNullable<DispatchDocuments['invoice']>;
type Registered = Invoice & { eInvoice: NonNullable<Invoice['eInvoice']> };

interface RegistrationProps {
  invoice: Registered;
  hasLeft: boolean;
  hasBill: boolean;
  onOpen: EInvoiceRowProps['onOpen'];
}

function Registration({ invoice, hasLeft, hasBill, onOpen }: RegistrationProps) {
  const texts = useTexts(taxDocumentTexts);
  const { number, eInvoice } = invoice;
  const retry = useAction(() => registerInvoice(number));
  const isRegistered = eInvoice.state === 'registered';
  const canCancel = !hasLeft && canCancelInvoice(eInvoice);
  return (
    <div>
      <TagRow>
        <strong>{texts.eInvoice(number)}</strong>
        <Tag tone={isRegistered ? 'done' : 'waiting'}>{texts[eInvoice.state]}</Tag>
      </TagRow>
      {registrationLines(invoice, canCancel, texts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {canCancel && hasBill && <p>{texts.cancelBillFirst}</p>}
      <TaxButtons>
        <May permission="invoices.issue">
          {isOpen(eInvoice) && (
            <Button disabled={retry.isBusy} onClick={() => void retry.start()}>
              {texts.tryAgain}
            </Button>
          )}
          {canCancel && !hasBill && (
            <Button onClick={() => onOpen({ kind: 'cancelInvoice', number })}>
              {texts.cancelInvoice}
            </Button>
          )}
        </May>
      </TaxButtons>
    </div>
  );
}

const isInForce =
  (invoiceNumber: string) =>
  (bill: DispatchDocuments['bills'][number]): boolean =>
    bill.invoiceNumber === invoiceNumber && bill.state !== 'cancelled';

function isOpen({ state }: Registered['eInvoice']): boolean {
  return state === 'pending' || state === 'failed';
}

function registrationLines(
  { eInvoice, reportBy }: Registered,
  canCancel: boolean,
  texts: typeof taxDocumentTexts.en,
): string[] {
  const { state, irn, ackNo, ackDate, problem } = eInvoice;
  const until = cancellableUntil(eInvoice);
  const lines = [problem];
  if (isOpen(eInvoice) && reportBy) lines.push(texts.reportBy(formatDay(reportBy)));
  if (ackDate) {
    lines.push(`${texts.irn} ${irn}`, `${texts.ack} ${ackNo}, ${formatMoment(ackDate)}`);
  }
  if (state === 'registered' && until) {
    lines.push(canCancel ? texts.cancelUntil(formatMoment(until)) : texts.onlyCreditNote);
  }
  return lines.filter((line) => line !== '');
}

function canCancelInvoice(eInvoice: Registered['eInvoice']): boolean {
  const { state } = eInvoice;
  if (state === 'failed' || state === 'cancelling') return true;
  const until = cancellableUntil(eInvoice);
  return state === 'registered' && until !== null && until > new Date();
}

import { useState } from 'react';

import { hasLeftWith } from '@kargha/domain/invoices/e-way-bill-rules';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { May } from '#session/components/may.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import {
  dispatchDocumentsQuery,
  issueInvoice,
  type DispatchDocuments,
} from '../state/tax-documents.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { taxDocumentTexts } from '../../tax-document-texts.ts';
import { EInvoiceRow } from './e-invoice-row.tsx';
import { EWayBillRow } from './e-way-bill-row.tsx';
import { TaxDocumentDialog, type TaxDialog } from './tax-document-dialog.tsx';
import { TaxButtons, TaxRows } from './tax-document-layout.tsx';

/**
 * What the tax portal knows of an order, what its next parcel needs, and whether the buyer of its invoice was corrected.
 * Nothing for most orders of a shop that reports nothing.
 */
export function TaxDocuments({ order }: { order: StaffOrder }) {
  const texts = useTexts(taxDocumentTexts);
  const [dialog, setDialog] = useState<TaxDialog>();
  const { data } = useServerQuery(dispatchDocumentsQuery(order));
  if (!data || isEmpty(data)) return null;
  const { bills, needsEWayBill } = data;
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={2}>
        {texts.title}
      </Text>
      <TaxRows>
        {data.changedRates.length > 0 && (
          <ChangedRates orderId={order.id} rates={data.changedRates} />
        )}
        <EInvoiceRow order={order} documents={data} onOpen={setDialog} />
        {bills.map((bill) => (
          <EWayBillRow
            key={bill.id}
            bill={bill}
            hasLeft={hasLeftWith(bill, order.shipments)}
            onOpen={setDialog}
          />
        ))}
        {needsEWayBill && (
          <MissingBill title={texts.billNeeded} value={data.value} onOpen={setDialog} />
        )}
        {data.reships.map(({ shipmentId, awb, value }) => (
          <MissingBill
            key={shipmentId}
            title={texts.reshipNeeded(awb)}
            value={value}
            shipmentId={shipmentId}
            onOpen={setDialog}
          />
        ))}
      </TaxRows>
      {dialog && (
        <TaxDocumentDialog
          orderId={order.id}
          dialog={dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Surface>
  );
}

function isEmpty(documents: DispatchDocuments): boolean {
  const { needsEInvoice, needsEWayBill, changedRates, bills, cancelledInvoices, reships } =
    documents;
  if (needsEInvoice || needsEWayBill || documents.invoice?.correctedAt) return false;
  const shown = [changedRates, bills, cancelledInvoices, reships];
  return shown.every(({ length }) => length === 0);
}

interface ChangedRatesProps {
  orderId: string;
  rates: DispatchDocuments['changedRates'];
}

/** The law asks for today's rates; staff cancel the order, or decide to keep the rates of its day. */
function ChangedRates({ orderId, rates }: ChangedRatesProps) {
  const texts = useTexts(taxDocumentTexts);
  const issue = useAction(() => issueInvoice(orderId, true));
  return (
    <Notice tone="warning" title={texts.ratesChanged}>
      {rates.map((rate) => (
        <p key={rate.title}>{texts.changedRate(rate)}</p>
      ))}
      <p>{texts.ratesChangedHint}</p>
      <TaxButtons>
        <May permission="invoices.issue">
          <Button disabled={issue.isBusy} onClick={() => void issue.start()}>
            {texts.issueAtOrderRates}
          </Button>
        </May>
      </TaxButtons>
    </Notice>
  );
}

interface MissingBillProps {
  title: string;
  value: DispatchDocuments['value'];
  shipmentId?: string;
  onOpen: (dialog: TaxDialog) => void;
}

function MissingBill({ title, value, shipmentId, onOpen }: MissingBillProps) {
  const texts = useTexts(taxDocumentTexts);
  return (
    <Notice tone="warning" title={title}>
      {value !== null && <p>{texts.billNeededHint(formatPaise(value))}</p>}
      <TaxButtons>
        <May permission="orders.ship">
          <Button onClick={() => onOpen({ kind: 'generate', shipmentId })}>{texts.generate}</Button>
          <Button onClick={() => onOpen({ kind: 'record', shipmentId })}>{texts.record}</Button>
        </May>
      </TaxButtons>
    </Notice>
  );
}

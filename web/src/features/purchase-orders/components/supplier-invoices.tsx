import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise } from '@kargha/domain/money/paise';
import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import type { SupplierInvoice } from '@kargha/domain/stock/supplier-invoice';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { twoLines } from '#ui/lists/cells.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { purchaseOrderActions, type PurchaseOrderAnswer } from '../state/purchase-order-actions.ts';
import { SupplierInvoiceDialog } from './supplier-invoice-dialog.tsx';

interface SupplierInvoicesProps {
  order: PurchaseOrderDetails;
  onChanged: (answer: PurchaseOrderAnswer) => void;
}

/** Input tax needs received goods, so there is nothing to record before the first delivery. */
export function SupplierInvoices({ order, onChanged }: SupplierInvoicesProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<SupplierInvoice>();
  if (order.receipts.length === 0) return null;
  return (
    <FormSection title={texts.supplierInvoices}>
      {order.invoices.length === 0 ? (
        <p>{texts.noInvoices}</p>
      ) : (
        <InvoicesTable invoices={order.invoices} onRemove={setRemoved} />
      )}
      <div>
        <May permission="purchasing.edit">
          <Button onClick={() => setAdding(true)}>{texts.addInvoice}</Button>
        </May>
      </div>
      {isAdding && (
        <SupplierInvoiceDialog
          order={order}
          onRecorded={onChanged}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <ReasonDialog
          title={texts.removeInvoiceTitle(removed.number)}
          label={texts.reason}
          confirm={texts.removeInvoice}
          isDestructive
          missing={texts.reasonMissing}
          onClose={() => setRemoved(undefined)}
          onConfirm={async (reason) => {
            onChanged(await purchaseOrderActions.removeInvoice(order, removed.id, reason));
            showToast({ tone: 'success', message: texts.invoiceRemoved });
          }}
        />
      )}
    </FormSection>
  );
}

interface InvoicesTableProps {
  invoices: readonly SupplierInvoice[];
  onRemove: (invoice: SupplierInvoice) => void;
}

function InvoicesTable({ invoices, onRemove }: InvoicesTableProps) {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <IndexTable
      label={texts.invoicesTable}
      columns={texts.invoiceColumns}
      rows={invoices}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      numbers={['taxable', 'tax']}
      cells={(invoice) => ({
        invoice: twoLines(invoice.number, formatDay(new Date(invoice.date))),
        gstin: invoice.gstin || texts.unregistered,
        taxable: formatPaise(sumPaise(invoice.lines.map(({ taxable }) => taxable))),
        tax: formatPaise(
          sumPaise(invoice.lines.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst])),
        ),
        claim: invoice.isEligible ? texts.canClaim : texts.cannotClaim,
        remove: (
          <May permission="purchasing.edit">
            <Button onClick={() => onRemove(invoice)}>{texts.removeInvoice}</Button>
          </May>
        ),
      })}
    />
  );
}

import { useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';
import type { Instalment } from '@kargha/domain/payments/instalment';
import { bankTransferEndpoints } from '@kargha/domain/payments/bank-transfer-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';
import { parsePaise } from '@kargha/domain/money/parse-number';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { May } from '#session/components/may.tsx';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { InstalmentList } from '#ui/orders/instalment-list.tsx';
import { instalmentTexts } from '#ui/orders/instalment-texts.ts';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { creditTexts } from '../credit-texts.ts';
import { FieldsDialog } from './fields-dialog.tsx';

export function StaffPaymentPlan({ order }: { order: ShownOrder }) {
  const texts = useTexts(creditTexts);
  const { when } = useTexts(instalmentTexts);
  const [paidInstalment, setPaidInstalment] = useState<Instalment>();
  const { instalments, paymentTerms, purchaseOrderNumber, quoteId } = order;
  if (instalments.length === 0) return null;
  return (
    <Surface>
      <Text variant="h3" component="h2">
        {texts.plan}
      </Text>
      {paymentTerms && <p>{texts.terms(PAYMENT_TERMS_LABELS[paymentTerms])}</p>}
      {purchaseOrderNumber !== '' && <p>{texts.theirNumber(purchaseOrderNumber)}</p>}
      <InstalmentList
        order={order}
        action={(part) => (
          <May permission="payments.record">
            <Button
              aria-label={texts.recordNamed(formatPaise(part.amount), when[part.due])}
              onClick={() => setPaidInstalment(part)}
            >
              {texts.record}
            </Button>
          </May>
        )}
      />
      {quoteId !== '' && (
        <ButtonLink look="quiet" to={adminRowPath(adminPaths.quotes, quoteId)}>
          {texts.quotation}
        </ButtonLink>
      )}
      {paidInstalment && (
        <TransferDialog
          order={order}
          part={paidInstalment}
          onClose={() => setPaidInstalment(undefined)}
        />
      )}
    </Surface>
  );
}

type Typed = Readonly<Record<string, string>>;

interface TransferDialogProps {
  order: ShownOrder;
  part: Instalment;
  onClose: () => void;
}

function TransferDialog({ order, part, onClose }: TransferDialogProps) {
  const texts = useTexts(creditTexts);
  const today = indianDay(new Date());

  function paiseOf(values: string): Paise {
    const amountInPaise = parsePaise(values);
    if (!(amountInPaise > 0)) throw new Error(texts.amountWrong);
    return paise(amountInPaise);
  }

  async function record({ utr = '', amount = '', total = '', valueDate = '', note = '' }: Typed) {
    const totalField = total.trim() === '' ? {} : { total: paiseOf(total) };
    const day = valueDate === '' ? {} : { valueDate };
    const transfer = { utr, amount: paiseOf(amount), ...totalField, ...day, note };
    await callStaffEndpoint(bankTransferEndpoints.record, {
      params: { orderId: order.id, part: part.id },
      body: { ...transfer, revision: order.revision },
    });
    showToast({ tone: 'success', message: texts.recordDone });
  }

  return (
    <FieldsDialog
      title={texts.recordTitle(formatPaise(part.amount))}
      lead={texts.recordHint}
      confirm={texts.record}
      fields={[
        { name: 'utr', label: texts.utr, hint: texts.utrHint },
        {
          name: 'valueDate',
          label: texts.valueDate,
          hint: texts.valueDateHint,
          value: today,
          lastDay: today,
        },
        {
          name: 'amount',
          label: texts.amount,
          value: String(paiseToRupees(part.amount)),
          isNumber: true,
        },
        {
          name: 'total',
          label: texts.transferTotal,
          hint: texts.transferTotalHint,
          isNumber: true,
        },
        { name: 'note', label: texts.note },
      ]}
      onConfirm={record}
      onClose={onClose}
    />
  );
}

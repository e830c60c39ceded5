import type { ReactNode } from 'react';

import {
  unpaidInstalments,
  instalmentsBeforeDispatch,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { quotationPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { InstalmentList } from '#ui/orders/instalment-list.tsx';
import { instalmentTexts } from '#ui/orders/instalment-texts.ts';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { instalmentsTexts } from '../instalments-texts.ts';

interface PaymentPlanProps {
  order: ShownOrder;
  /** Throws an Error with a message for the buyer. */
  onPay: (instalment: Instalment) => Promise<'paid' | 'confirming' | 'cancelled'>;
  transfer?: ReactNode;
  /** above the instalments while one can be paid */
  notice?: ReactNode;
}

export function PaymentPlan({ order, onPay, transfer, notice }: PaymentPlanProps) {
  const texts = useTexts(instalmentsTexts);
  const { paymentTerms } = useTexts(quoteRequestTexts);
  const paying = useAction(async (instalment: Instalment) => {
    const outcome = await onPay(instalment);
    if (outcome === 'paid') showToast({ tone: 'success', message: texts.paid });
    if (outcome === 'confirming') showToast({ tone: 'info', message: texts.confirming });
  });
  const { when } = useTexts(instalmentTexts);
  const payNamed = ({ amount, due }: Instalment) =>
    `${texts.pay(formatPaise(amount))} ${when[due]}`;
  const { instalments, quoteId, purchaseOrderNumber } = order;
  if (instalments.length === 0) return null;
  const isPayable = unpaidInstalments(order).length > 0;
  return (
    <Surface>
      <Text variant="h2">{texts.title}</Text>
      <Facts>
        {order.paymentTerms && <p>{texts.terms(paymentTerms[order.paymentTerms])}</p>}
        {purchaseOrderNumber !== '' && <p>{texts.yourNumber(purchaseOrderNumber)}</p>}
        <BeforeDispatch order={order} />
      </Facts>
      {isPayable && notice}
      <InstalmentList
        order={order}
        action={(instalment) => (
          <Button
            look={instalment.due === 'now' ? 'action' : 'plain'}
            disabled={paying.isBusy}
            aria-label={paying.isBusy ? undefined : payNamed(instalment)}
            onClick={() => void paying.start(instalment)}
          >
            {paying.isBusy ? texts.opening : texts.pay(formatPaise(instalment.amount))}
          </Button>
        )}
      />
      {isPayable && transfer}
      {quoteId !== '' && (
        <ButtonLink look="quiet" to={quotationPath(quoteId)}>
          {texts.quotation}
        </ButtonLink>
      )}
    </Surface>
  );
}

function BeforeDispatch({ order: { instalments, state } }: { order: ShownOrder }) {
  const texts = useTexts(instalmentsTexts);
  const amountDue = sumPaise(instalmentsBeforeDispatch(instalments).map(({ amount }) => amount));
  if (amountDue === 0 || state === 'cancelled') return null;
  return <p>{texts.before(formatPaise(amountDue))}</p>;
}

const Facts = styled('div')(({ theme: { vars, spacing } }) => ({
  margin: spacing(1, 0, 2),
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import type { Paise } from '@kargha/domain/money/paise';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';
import { useTexts } from '#lib/language/language.ts';
import { checkoutResultPath, paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckoutLine } from '../state/checkout-line.ts';
import type { Purchase } from '../payment/state/open-checkout.ts';
import type { Shopfront } from '../payment/state/start-payment.ts';
import { useConfirmedOrder } from '../result/state/confirmed-order.ts';
import { useCheckout, type CheckoutStep } from '../state/use-checkout.ts';
import { useOpenPayment, type OpenPayment } from '../payment/state/use-open-payment.ts';
import { InfoStep } from '../customer/components/customer-info-step.tsx';
import { OrderPanel } from './order-panel.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';

const PaymentProgress = lazyComponent(
  async () => (await import('../payment/components/payment-progress.tsx')).PaymentProgress,
  { onError: 'in-place' },
);
const SuccessPanel = lazyComponent(
  async () => (await import('../result/components/order-success.tsx')).SuccessPanel,
  {
    onError: 'in-place',
  },
);

interface CheckoutFlowProps {
  lines: CheckoutLine[];
  totals: OrderTotals;
  codes: Purchase['codes'];
  discountName?: string;
  codeBoxes?: ReactNode;
  instead?: ReactNode;
  shopfront: Shopfront;
  onPaid: Parameters<typeof useCheckout>[0]['onPaid'];
  onOutdated: () => void;
}

export function CheckoutFlow(props: CheckoutFlowProps) {
  const { lines, totals, codes, codeBoxes, discountName, instead: obstacle, ...events } = props;
  const { current, payFor, backToInfo } = useCheckout(events);
  const isInfo = current.step === 'info';
  const openPayment = useOpenPayment(isInfo);
  const confirmed = useConfirmedOrder();
  useScrollToTop(current);
  // The later steps are fetched while the shopper types, so that paying does not wait for them.
  useEffect(() => {
    void PaymentProgress.preload();
    void SuccessPanel.preload();
  }, []);
  const instead = replacementForForm({
    openPayment,
    confirmed,
    isEmpty: lines.length === 0,
    obstacle,
  });
  if (isInfo && instead) return instead;

  // After success the cart is empty: show what was paid.
  const shown = current.step === 'success' ? current.bought : { lines, totals };
  return (
    <>
      <CheckoutSteps current={current.step} />
      <TwoColumns
        side={
          <OrderPanel
            lines={shown.lines}
            totals={shown.totals}
            discountName={isInfo ? discountName : ''}
            isPaid={current.step === 'success'}
          >
            {isInfo && codeBoxes}
          </OrderPanel>
        }
      >
        <CurrentStep
          current={current}
          total={totals.total}
          onSubmit={({ purchaseOrderNumber, ...customer }) =>
            void payFor({ lines, customer, purchaseOrderNumber, codes, totals })
          }
          onBack={backToInfo}
        />
      </TwoColumns>
    </>
  );
}

interface FormReplacements {
  openPayment: OpenPayment | undefined;
  confirmed: ReturnType<typeof useConfirmedOrder>;
  isEmpty: boolean;
  obstacle: ReactNode;
}

function replacementForForm({
  openPayment,
  confirmed,
  isEmpty,
  obstacle,
}: FormReplacements): ReactNode {
  if (openPayment) return <ToPaymentResult {...openPayment} />;
  if (confirmed) return <Confirmed {...confirmed} />;
  return isEmpty ? <EmptyCheckout /> : obstacle;
}

interface CurrentStepProps {
  current: CheckoutStep;
  total: Paise;
  onSubmit: (form: CheckoutForm) => void;
  onBack: () => void;
}

function CurrentStep({ current, total, onSubmit, onBack }: CurrentStepProps) {
  switch (current.step) {
    case 'info':
      return <InfoStep total={total} {...current} onSubmit={onSubmit} />;
    case 'payment':
      return <PaymentProgress stage={current.stage} onBack={onBack} />;
    case 'success':
      return (
        <SuccessPanel
          orderNumber={current.orderNumber}
          email={current.email}
          total={current.total}
        />
      );
  }
}

function ToPaymentResult({ orderId, trackingToken }: OpenPayment) {
  return <Navigate replace to={checkoutResultPath(orderId, trackingToken)} />;
}

function Confirmed(order: ComponentProps<typeof SuccessPanel>) {
  return (
    <>
      <CheckoutSteps current="success" />
      <SuccessPanel {...order} />
    </>
  );
}

/** Scrolls to the top at each step, except back to the form after a failed or cancelled payment. */
function useScrollToTop(current: CheckoutStep) {
  const { step } = current;
  const shown = useRef(step);
  const hasFailed = 'problem' in current || 'isBack' in current;
  useEffect(() => {
    if (shown.current !== step && !hasFailed) window.scrollTo(0, 0);
    shown.current = step;
  }, [step, hasFailed]);
}

function EmptyCheckout() {
  const texts = useTexts(checkoutTexts);
  return (
    <EmptyState
      title={texts.emptyTitle}
      action={
        <ButtonLink to={paths.products} look="action">
          {texts.continueShopping}
        </ButtonLink>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}

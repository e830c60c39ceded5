import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';
import { slowest } from '@kargha/domain/shopping/delivery';
import { useTexts } from '#lib/language/language.ts';
import { checkoutResultPath, paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import type { CashOffer } from '../cash-on-delivery/state/cash-offer.ts';
import type { CheckoutLine } from '../state/checkout-line.ts';
import type { Purchase } from '../payment/state/open-checkout.ts';
import type { Shopfront } from '../payment/state/start-payment.ts';
import type { AccountFor } from '../result/components/payment-result.tsx';
import { useConfirmedOrder } from '../result/state/confirmed-order.ts';
import { useCheckout, type CheckoutStep } from '../state/use-checkout.ts';
import { useScrollToTop } from '../state/use-scroll-to-top.ts';
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

const CodeStep = lazyComponent(
  async () => (await import('../cash-on-delivery/components/code-step.tsx')).CodeStep,
  { onError: 'in-place' },
);

interface CheckoutFlowProps {
  lines: CheckoutLine[];
  totals: OrderTotals;
  codes: Purchase['codes'];
  discountName?: string;
  codeBoxes?: ReactNode;
  instead?: ReactNode;
  /** the shop offers cash on delivery */
  offersCash?: boolean | undefined;
  shopfront: Shopfront;
  /** what guests are offered after the purchase */
  accountFor?: AccountFor | undefined;
  onPaid: Parameters<typeof useCheckout>[0]['onPaid'];
  onOutdated: () => void;
}

export function CheckoutFlow(props: CheckoutFlowProps) {
  const { lines, codes, codeBoxes, discountName, instead: obstacle, ...events } = props;
  const { current, payFor, backToInfo, placed } = useCheckout(events);
  const { cash, due, choice } = useCashChoice(props);
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

  // An order empties the cart, in every tab: show what is paid.
  const shown = 'bought' in current ? current.bought : { lines, totals: due };
  return (
    <>
      <CheckoutSteps current={current.step === 'code' ? 'payment' : current.step} />
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
          total={due.total}
          makingDays={slowest(lines.map(({ weavingDays: makingDays }) => ({ makingDays })))}
          cash={cash}
          choice={choice}
          onPlaced={placed}
          onSubmit={({ purchaseOrderNumber, ...customer }) =>
            void payFor({
              ...{ lines, customer, purchaseOrderNumber, codes, totals: due },
              cashOnDelivery: cash,
            })
          }
          onBack={backToInfo}
          accountFor={props.accountFor}
        />
      </TwoColumns>
    </>
  );
}

/** What is paid, and how: with the fee once the shopper has chosen to pay on delivery. */
function useCashChoice({ lines, codes, totals, offersCash }: CheckoutFlowProps) {
  const [cash, setCash] = useState<CashOffer>();
  const choice = offersCash && { purchase: { lines, codes, totals }, onChoose: setCash };
  return { cash, due: cash?.totals ?? totals, choice };
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

interface CurrentStepProps
  extends
    Pick<ComponentProps<typeof InfoStep>, 'cash' | 'choice' | 'total' | 'makingDays'>,
    Pick<CheckoutFlowProps, 'accountFor'> {
  current: CheckoutStep;
  onPlaced: () => void;
  onSubmit: (form: CheckoutForm) => void;
  onBack: () => void;
}

function CurrentStep({
  current,
  onSubmit,
  onBack,
  onPlaced,
  accountFor,
  ...form
}: CurrentStepProps) {
  switch (current.step) {
    case 'info':
      return <InfoStep {...form} {...current} onSubmit={onSubmit} />;
    case 'payment':
      return <PaymentProgress stage={current.stage} onBack={onBack} />;
    case 'code':
      return (
        <CodeStep
          order={current.order}
          email={current.bought.customer.email}
          total={current.bought.totals.total}
          onPlaced={onPlaced}
          onBack={onBack}
        />
      );
    case 'success': {
      const { trackingToken, bought, ...placed } = current;
      const { name, email } = bought.customer;
      return <SuccessPanel {...placed} account={accountFor?.({ trackingToken, name, email })} />;
    }
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

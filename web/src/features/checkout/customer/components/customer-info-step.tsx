import { useEffect, useState, type ComponentProps } from 'react';

import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { restoreFocus } from '#lib/browser/page-focus.ts';
import { recordStep } from '#lib/browser/shopping-steps.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FormValues } from '#ui/forms/form-values.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { checkoutTexts } from '../../checkout-texts.ts';
import type { CashOffer } from '../../cash-on-delivery/state/cash-offer.ts';
import { keepDraft, type CheckoutDraft } from '../../state/checkout-draft.ts';
import type { CheckoutProblem } from '../../state/checkout-problem.ts';
import { initialDraft } from '../state/prefill-checkout.ts';
import { CustomerInfoForm } from './customer-info-form.tsx';

const CheckoutNotices = lazyComponent(
  async () => (await import('../../components/checkout-notices.tsx')).CheckoutNotices,
  { onError: 'in-place' },
);

const PaymentChoice = lazyComponent(
  async () => (await import('../../cash-on-delivery/components/payment-choice.tsx')).PaymentChoice,
  { onError: () => null },
);

const DeliveryEstimate = lazyComponent(
  async () => (await import('#ui/delivery/delivery-estimate.tsx')).DeliveryEstimate,
  { onError: () => null },
);

interface InfoStepProps {
  total: Paise;
  /** working days until the last piece is ready to ship */
  makingDays: number;
  /** chosen: pay on delivery */
  cash?: CashOffer | undefined;
  /** where the shop offers cash on delivery */
  choice?: Pick<ComponentProps<typeof PaymentChoice>, 'purchase' | 'onChoose'> | false | undefined;
  problem?: CheckoutProblem;
  /** True after a cancelled payment: the pay button gets the focus. */
  isBack?: boolean;
  onSubmit: (customer: CheckoutForm) => void;
}

export function InfoStep({
  total,
  makingDays,
  cash,
  choice,
  problem,
  isBack = problem !== undefined,
  onSubmit,
}: InfoStepProps) {
  const texts = useTexts(checkoutTexts);
  const profile = useSession(selectProfile);
  const [initial] = useState(() => initialDraft(profile));
  useEffect(() => recordStep('checkout'), []);

  function submit(customer: CheckoutForm, { savesAddress }: { savesAddress: boolean }) {
    if (savesAddress && profile) {
      import('../state/save-address.ts')
        .then(({ saveAddress }) => saveAddress(profile, customer))
        .catch(() => showToast({ tone: 'info', message: texts.addressNotSaved }));
    }
    onSubmit(customer);
  }

  return (
    <Surface>
      <Text variant="h2" mb={2.5}>
        {texts.infoTitle}
      </Text>
      <CustomerInfoForm initial={initial} profile={profile} onChange={keepDraft} onSubmit={submit}>
        {choice && (
          <FormValues<CheckoutDraft>>
            {({ address: { pincode } }) => (
              <PaymentChoice {...choice} pincode={pincode} chosen={cash} />
            )}
          </FormValues>
        )}
        <FormValues<CheckoutDraft>>
          {({ address: { pincode } }) => (
            <DeliveryEstimate pincode={pincode} makingDays={() => makingDays} />
          )}
        </FormValues>
        <CheckoutNotices problem={problem} total={total} />
        <PayButton total={total} cash={cash} isBack={isBack} />
      </CustomerInfoForm>
    </Surface>
  );
}

function PayButton({ total, cash, isBack }: Pick<InfoStepProps, 'total' | 'cash' | 'isBack'>) {
  const texts = useTexts(checkoutTexts);
  const now = cash?.advance ?? total;
  const placeHint = cash ? '' : texts.placeHint;
  return (
    <>
      <BottomBar>
        <Button ref={isBack ? restoreFocus : undefined} type="submit" look="action" wide>
          {now === 0 ? texts.placeCovered : texts.pay(formatPaise(now))}
        </Button>
      </BottomBar>
      <Hint>{now === 0 ? placeHint : texts.payHint}</Hint>
    </>
  );
}

const Hint = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  textAlign: 'center',
}));

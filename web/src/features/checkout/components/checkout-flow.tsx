import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import type { CustomerInfo } from '@kargha/domain/customer-info';
import { formatPaise } from '@kargha/domain/money-format';
import { priceOrder } from '@kargha/domain/pricing';
import type { UserProfile } from '@kargha/domain/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { Surface } from '#ui/surface.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import { keepDraft, readDraft } from '../state/checkout-draft.ts';
import type { CheckoutLine } from '../state/checkout-line.ts';
import type { Shopfront } from '../state/pay.ts';
import { useCheckout, type CheckoutStep } from '../state/use-checkout.ts';
import { CustomerInfoForm } from './customer-info-form.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { StepList } from './step-list.tsx';
import { SuccessPanel } from './success-panel.tsx';

interface CheckoutFlowProps {
  lines: CheckoutLine[];
  shopfront: Shopfront;
  onPaid: () => void;
  onOutdated: () => void;
}

/** From the filled cart to the paid order, in three steps. */
export function CheckoutFlow({ lines, ...events }: CheckoutFlowProps) {
  const checkout = useCheckout(events);
  const { current } = checkout;
  useTopOf(current.step);
  const isLeft = current.step === 'info' && lines.length === 0;
  if (isLeft) return <NothingToBuy />;

  return (
    <>
      <StepList current={current.step} />
      <TwoColumns side={<OrderPanel lines={current.step === 'success' ? current.lines : lines} />}>
        {current.step === 'info' && (
          <InfoStep
            lines={lines}
            current={current}
            onSubmit={(customer) => void checkout.payFor({ lines, customer })}
          />
        )}
        {current.step === 'payment' && (
          <PaymentProgress
            payment={current}
            onBack={checkout.backToInfo}
            onCheckAgain={() => void checkout.checkAgain()}
          />
        )}
        {current.step === 'success' && <SuccessPanel order={current} />}
      </TwoColumns>
    </>
  );
}

/** Each step begins at its top, however far down the pay button was. */
function useTopOf(step: CheckoutStep['step']) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo(0, 0);
    shown.current = step;
  }, [step]);
}

interface InfoStepProps {
  lines: CheckoutLine[];
  current: Extract<CheckoutStep, { step: 'info' }>;
  onSubmit: Parameters<typeof CustomerInfoForm>[0]['onSubmit'];
}

function InfoStep({ lines, current, onSubmit }: InfoStepProps) {
  const texts = useTexts(checkoutTexts);
  const profile = useSession(selectProfile);
  const [draft] = useState(readDraft);
  return (
    <>
      {current.problem && <ProblemNotice problem={current.problem} />}
      <Surface>
        <Typography variant="h2" sx={{ mb: 2.5 }}>
          {texts.infoTitle}
        </Typography>
        <CustomerInfoForm
          // Somebody's profile arrived after the form was drawn: fill it in, unless they began to type.
          key={draft.email === '' ? profile?.uid : undefined}
          initial={profile ? filledFrom(profile, draft) : draft}
          submitLabel={texts.pay(formatPaise(priceOrder(lines).total))}
          onChange={keepDraft}
          onSubmit={onSubmit}
        />
      </Surface>
    </>
  );
}

/** What was typed goes before what the profile knows. */
function filledFrom(profile: UserProfile, draft: CustomerInfo): CustomerInfo {
  return {
    ...draft,
    name: draft.name || profile.fullName,
    email: draft.email || profile.email,
    phone: draft.phone || profile.phone,
  };
}

function NothingToBuy() {
  const texts = useTexts(checkoutTexts);
  return (
    <EmptyFace
      title={texts.emptyTitle}
      action={
        <ButtonLink to={paths.products} look="action">
          {texts.continueShopping}
        </ButtonLink>
      }
    >
      {texts.emptyHint}
    </EmptyFace>
  );
}

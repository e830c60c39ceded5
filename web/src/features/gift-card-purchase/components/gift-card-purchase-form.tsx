import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { GiftCardPurchase as Purchase } from '@kargha/domain/pricing/gift-card-purchase';
import { GIFT_CARD_PRESETS } from '@kargha/domain/pricing/gift-card-sale';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { giftCardPurchaseTexts, type GiftCardPurchaseTexts } from '../gift-card-purchase-texts.ts';
import {
  amountInPaise,
  BLANK_PURCHASE,
  fillBuyer,
  purchaseSchema,
  requestIds,
  toPurchase,
  type PurchaseFormValues,
} from '../state/purchase-form-values.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { PurchaseOutcome, type Bought } from './purchase-outcome.tsx';

type Outcome = 'paid' | 'confirming' | 'cancelled';

interface GiftCardPurchaseProps {
  /** Opens the payment window. Throws an Error with a message for the buyer. */
  onPay: (purchase: Purchase) => Promise<Outcome>;
  /** above the button */
  notice?: ReactNode;
}

/** The form with which a gift card is bought, and what became of its payment. */
export function GiftCardPurchase({ onPay, notice }: GiftCardPurchaseProps) {
  const [bought, setBought] = useState<Bought>();
  if (bought) return <PurchaseOutcome {...bought} onBuyAnother={() => setBought(undefined)} />;
  return <PurchaseForm onPay={onPay} onBought={setBought} notice={notice} />;
}

interface PurchaseFormProps extends GiftCardPurchaseProps {
  onBought: (bought: Bought) => void;
}

function PurchaseForm({ onPay, onBought, notice }: PurchaseFormProps) {
  const texts = useTexts(giftCardPurchaseTexts);
  const [failure, setFailure] = useState<Sentence>();
  const [idOf] = useState(requestIds);

  async function buy(values: PurchaseFormValues) {
    setFailure(undefined);
    try {
      const outcome = await onPay(await toPurchase(values, idOf(values)));
      if (outcome === 'cancelled') showToast({ tone: 'info', message: texts.cancelled });
      else onBought({ isPaid: outcome === 'paid', deliverOn: values.deliverOn });
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }

  return (
    <Formik initialValues={BLANK_PURCHASE} validationSchema={purchaseSchema} onSubmit={buy}>
      {({ isSubmitting, values }) => (
        <FormStack as={Form} noValidate aria-label={texts.title}>
          <p style={{ margin: 0 }}>{texts.lead}</p>
          <Amounts />
          <PurchaseFields />
          <Prefill />
          <p>{texts.terms}</p>
          {failure && <Notice tone="error" title={failure} />}
          {notice}
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.opening : payLabel(texts, amountInPaise(values.amount))}
          </Button>
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}

type Labels = Pick<GiftCardPurchaseTexts, 'pay' | 'payAmount'>;

function payLabel({ pay, payAmount }: Labels, amount: number): string {
  return amount > 0 && Number.isSafeInteger(amount) ? payAmount(formatPaise(paise(amount))) : pay;
}

/** The usual amounts set the field; any other whole amount can be typed. */
function Amounts() {
  const texts = useTexts(giftCardPurchaseTexts);
  const { values, setFieldValue } = useFormikContext<PurchaseFormValues>();
  const chosen = amountInPaise(values.amount);
  return (
    <>
      <FormTextField
        name="amount"
        label={texts.amount}
        hint={texts.amountHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        required
      />
      <Presets role="group" aria-label={texts.presets}>
        {GIFT_CARD_PRESETS.map((rupees) => {
          const amount = paise(rupees * 100);
          return (
            <Button
              key={rupees}
              aria-pressed={chosen === amount}
              onClick={() => void setFieldValue('amount', String(rupees))}
            >
              {formatPaise(amount)}
            </Button>
          );
        })}
      </Presets>
    </>
  );
}

/** Fills in the signed-in buyer when known, without overwriting what was typed. */
function Prefill() {
  const profile = useSession(selectProfile);
  const { setValues } = useFormikContext<PurchaseFormValues>();
  useEffect(() => {
    if (profile) void setValues((values) => fillBuyer(values, profile), false);
  }, [profile, setValues]);
  return null;
}

const Presets = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))',
  gap: spacing(1),
  '& > [aria-pressed="true"]': {
    borderColor: vars.palette.primary.main,
    color: vars.palette.primary.main,
  },
}));

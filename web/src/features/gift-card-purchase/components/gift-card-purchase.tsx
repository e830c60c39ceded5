import { Form, Formik } from 'formik';
import { useState, type ReactNode } from 'react';

import { startOfIndianDay, indianDay } from '@kargha/domain/india/indian-day';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { GiftCardPurchase as Purchase } from '@kargha/domain/pricing/gift-card-purchase';
import { restoreFocus } from '#lib/browser/page-focus.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { giftCardPurchaseTexts, type GiftCardPurchaseTexts } from '../gift-card-purchase-texts.ts';
import {
  amountInPaise,
  BLANK_PURCHASE,
  purchaseSchema,
  requestIds,
  toPurchase,
  type PurchaseFormValues,
} from '../state/purchase-form-values.ts';
import { PurchaseFields } from './purchase-fields.tsx';

type Outcome = 'paid' | 'confirming' | 'cancelled';

interface GiftCardPurchaseProps {
  /** Opens the payment window. Throws an Error with a message for the buyer. */
  onPay: (purchase: Purchase) => Promise<Outcome>;
  /** above the button */
  notice?: ReactNode;
}

/** How the last payment ended; `deliverOn` is '' for today. */
interface Bought {
  isPaid: boolean;
  deliverOn: string;
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
          <PurchaseFields />
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

interface PurchaseOutcomeProps extends Bought {
  onBuyAnother: () => void;
}

export function PurchaseOutcome({ isPaid, deliverOn, onBuyAnother }: PurchaseOutcomeProps) {
  const texts = useTexts(giftCardPurchaseTexts);
  const isLater = deliverOn > indianDay(new Date());
  const sent = isLater ? texts.paidLater(formatDay(startOfIndianDay(deliverOn))) : texts.paidToday;
  return (
    <div role="status">
      <Text variant="h3" component="p" ref={restoreFocus} tabIndex={-1} mb={1}>
        {isPaid ? texts.paidTitle : texts.waitingTitle}
      </Text>
      <p>{isPaid ? `${sent} ${texts.paidReceipt}` : texts.waitingHint}</p>
      <Button onClick={onBuyAnother}>{texts.another}</Button>
    </div>
  );
}

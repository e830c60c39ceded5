import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';

import {
  deliveryDays,
  GIFT_CARD_PRESETS,
  MAX_CARD_MESSAGE,
} from '@kargha/domain/pricing/gift-card-sale';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FieldPair, PartHeading } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { giftCardPurchaseTexts } from '../gift-card-purchase-texts.ts';
import {
  amountInPaise,
  fillBuyer,
  type PurchaseFormValues,
} from '../state/purchase-form-values.ts';

export function PurchaseFields() {
  const texts = useTexts(giftCardPurchaseTexts);
  const [{ first, last }] = useState(() => deliveryDays(new Date()));
  return (
    <>
      <Amounts />
      <PartHeading>{texts.recipient}</PartHeading>
      <FieldPair>
        <FormTextField
          name="recipientName"
          label={texts.recipientName}
          maxLength={100}
          autoComplete="off"
          required
        />
        <FormEmailField
          name="recipientEmail"
          label={texts.recipientEmail}
          maxLength={254}
          autoComplete="off"
          required
        />
      </FieldPair>
      <FormTextArea
        name="message"
        label={texts.message}
        optional={texts.optional}
        hint={texts.messageHint}
        rows={3}
        maxLength={MAX_CARD_MESSAGE}
      />
      <FormTextField
        name="deliverOn"
        label={texts.deliverOn}
        optional={texts.optional}
        hint={texts.deliverOnHint}
        type="date"
        min={first}
        max={last}
      />
      <BuyerFields />
    </>
  );
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

function BuyerFields() {
  const texts = useTexts(giftCardPurchaseTexts);
  return (
    <>
      <PartHeading>{texts.buyer}</PartHeading>
      <FormTextField
        name="buyerName"
        label={texts.buyerName}
        maxLength={100}
        autoComplete="name"
        required
      />
      <FieldPair>
        <FormEmailField
          name="buyerEmail"
          label={texts.buyerEmail}
          hint={texts.buyerEmailHint}
          maxLength={254}
          required
        />
        <FormPhoneField name="buyerPhone" label={texts.buyerPhone} maxLength={30} required />
      </FieldPair>
      <Prefill />
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > [aria-pressed="true"]': {
    borderColor: vars.palette.primary.main,
    color: vars.palette.primary.main,
  },
}));

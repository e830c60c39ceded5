import { useState } from 'react';

import { deliveryDays, MAX_CARD_MESSAGE } from '@kargha/domain/pricing/gift-card-sale';
import { useTexts } from '#lib/language/language.ts';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FieldPair, PartHeading } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { giftCardPurchaseTexts } from '../gift-card-purchase-texts.ts';

export function PurchaseFields() {
  const texts = useTexts(giftCardPurchaseTexts);
  const [{ first, last }] = useState(() => deliveryDays(new Date()));
  return (
    <>
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
    </>
  );
}

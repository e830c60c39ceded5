import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { checkoutTexts } from '../../checkout-texts.ts';
import type { CheckoutDraft } from '../../state/checkout-draft.ts';
import { CheckboxRow } from './checkbox-row.tsx';

interface GstInvoiceFieldsProps {
  values: CheckoutDraft;
  onChange: (values: CheckoutDraft) => void;
}

/** Company name and GSTIN for the document; a seller who collects no GST issues no GST invoice. Unticking clears them. */
export function GstInvoiceFields({ values, onChange }: GstInvoiceFieldsProps) {
  const texts = useTexts(checkoutTexts);
  const { gst } = useShopFront();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // Opens when the fields are filled in later, because they are sent with the order.
  if (!isOpen && (values.gstin !== '' || values.companyName !== '')) setIsOpen(true);

  function toggle(isBusiness: boolean) {
    setIsOpen(isBusiness);
    if (!isBusiness) onChange({ ...values, gstin: '', companyName: '' });
  }

  return (
    <>
      <CheckboxRow isTicked={isOpen} onChange={toggle} controls={id}>
        {gst === 'none' ? texts.isUntaxedBusiness : texts.isBusiness}
      </CheckboxRow>
      <Names id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <FormTextField
              name="companyName"
              label={texts.companyName}
              autoComplete="organization"
            />
            <FormTextField
              name="gstin"
              label={texts.gstin}
              hint={texts.gstinHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          </>
        )}
      </Names>
    </>
  );
}

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  '&[hidden]': { display: 'none' },
}));

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { AddressFields } from '#ui/forms/form-address-fields.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import type { DraftFormValues } from '../state/draft-form-values.ts';
import { findCustomers, readCustomer, type CustomerPrefill } from '../state/find-customers.ts';

export function CustomerFields() {
  const texts = useTexts(draftOrdersTexts);
  const { values, setValue, update } = useFormValues<DraftFormValues>();
  const picking = useAction(async (id: string) => {
    const customer = await readCustomer(id);
    update((now) => fillFromCustomer(now, customer));
  });
  return (
    <FormSection title={texts.customer}>
      <SearchPicker
        label={texts.findCustomer}
        placeholder={texts.findCustomerHint}
        nothing={texts.noCustomer}
        find={findCustomers}
        onPick={({ id }) => void picking.start(id)}
      />
      {values.uid !== '' && (
        <Account>
          {texts.inAccount(values.name || values.email)}{' '}
          <Button look="quiet" onClick={() => setValue('uid', '')}>
            {texts.notInAccount}
          </Button>
        </Account>
      )}
      <FormTextField name="name" label={texts.name} autoComplete="off" />
      <FieldPair>
        <FormTextField name="email" label={texts.email} inputMode="email" autoComplete="off" />
        <FormTextField
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          inputMode="tel"
          autoComplete="off"
        />
      </FieldPair>
      <AddressFields path="address" required={false} isForeign />
      <FieldPair>
        <FormTextField name="companyName" label={texts.companyName} optional={texts.optional} />
        <FormTextField name="gstin" label={texts.gstin} optional={texts.optional} maxLength={20} />
      </FieldPair>
    </FormSection>
  );
}

/** A new name must not keep the previous customer's address. */
function fillFromCustomer(values: DraftFormValues, customer: CustomerPrefill): DraftFormValues {
  const { address, ...person } = customer;
  const blank = { line1: '', line2: '', city: '', state: '', pincode: '' };
  return { ...values, ...person, address: { ...values.address, ...(address ?? blank) } };
}

const Account = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

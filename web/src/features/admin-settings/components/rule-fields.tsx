import { CREDIT_SALE_DAYS } from '@kargha/domain/reports/credit-sales';
import { useTexts } from '#lib/language/language.ts';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import { staffSafetyTexts } from '../staff-safety-texts.ts';
import { RowListForm } from './row-list-form.tsx';

export function UnpaidOrderFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <FormTextField name="holdMinutes" label={texts.holdMinutes} inputMode="numeric" />
      <FieldPair>
        <FormTextField name="openHoldsPerPerson" label={texts.perPerson} inputMode="numeric" />
        <FormTextField name="openHoldsPerAddress" label={texts.perAddress} inputMode="numeric" />
      </FieldPair>
    </>
  );
}

export function StockFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <p>{texts.stockHint}</p>
      <FormTextField name="lowStockAt" label={texts.lowStockAt} inputMode="numeric" />
    </>
  );
}

export function PhoneOrderFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <FieldPair>
      <FormTextField name="linkHours" label={texts.linkHours} inputMode="numeric" />
      <FormTextField
        name="mostDiscountPercent"
        label={texts.mostDiscountPercent}
        inputMode="numeric"
      />
    </FieldPair>
  );
}

export function TaxPortalFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <p>{texts.taxPortalHint}</p>
      <FormTextField name="eInvoiceFrom" label={texts.eInvoiceFrom} type="date" />
      <FormCheckbox name="isLimitedTo30Days" label={texts.isLimitedTo30Days} />
      <FormCheckbox name="eWayBills" label={texts.eWayBills} />
      <FormTextField
        name="eWayBillLimitWithinState"
        label={texts.eWayBillLimitWithinState}
        inputMode="numeric"
      />
    </>
  );
}

export function PaymentsFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <FormCheckbox name="emi" label={texts.emi} />
      <p>{texts.emiHint}</p>
      <FormSelectField
        name="creditSales"
        label={texts.creditSales}
        options={CREDIT_SALE_DAYS.map((day) => ({ value: day, label: texts.creditSaleDays[day] }))}
      />
      <p>{texts.creditSalesHint}</p>
    </>
  );
}

export function StaffSafetyFields() {
  const texts = useTexts(staffSafetyTexts);
  return (
    <>
      <FormCheckbox name="secondFactorRequired" label={texts.secondFactorRequired} />
      <p>{texts.secondFactorHint}</p>
      <FormTextField name="refundLimitRupees" label={texts.refundLimit} inputMode="numeric" />
      <p>{texts.refundLimitHint}</p>
    </>
  );
}

const BLANK_CLAIM = { id: '', value: '', label: '', asOf: '' };

/** Each figure has the day on which it was counted. */
export function ClaimsFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <p>{texts.claimsHint}</p>
      <RowListForm
        name="claims"
        blank={BLANK_CLAIM}
        add={texts.addClaim}
        remove={({ label }, place) =>
          texts.removeClaim(label === '' ? texts.row(place + 1) : String(label))
        }
      >
        {(row) => (
          <>
            <FormTextField name={`${row}.id`} label={texts.claimId} />
            <FormTextField name={`${row}.value`} label={texts.claimValue} />
            <FormTextField name={`${row}.label`} label={texts.claimLabel} />
            <FormTextField name={`${row}.asOf`} label={texts.asOf} type="date" />
          </>
        )}
      </RowListForm>
    </>
  );
}

export function GiftWrapFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <FormCheckbox name="isOn" label={texts.giftWrapOn} />
      <FormTextField
        name="priceRupees"
        label={texts.giftWrapPrice}
        hint={texts.giftWrapHint}
        inputMode="numeric"
      />
    </>
  );
}

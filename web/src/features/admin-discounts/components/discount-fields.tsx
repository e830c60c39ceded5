import { DISCOUNT_KINDS, DISCOUNT_METHODS } from '@kargha/domain/pricing/discount';
import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { OPEN_ROLES, ROLE_LABELS, type Role } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { COLLECTION_NAMES, describeDiscount } from '../state/describe-discount.ts';
import { kindOf, methodOf, type DiscountFormValues } from '../state/discount-form-values.ts';
import { ProductsField } from './products-field.tsx';

const COLLECTIONS = Object.keys(COLLECTION_NAMES);

export function CodeSection({ isNew }: { isNew: boolean }) {
  const texts = useTexts(adminDiscountsTexts);
  const { values } = useFormValues<DiscountFormValues>();
  const isAutomatic = methodOf(values) === 'automatic';
  return (
    <FormSection title={isAutomatic ? texts.nameSection : texts.codeSection}>
      {isNew && <NewCode isAutomatic={isAutomatic} />}
      {isAutomatic && <p>{texts.automaticHint}</p>}
      <FormTextField
        name="description"
        label={texts.description}
        hint={isAutomatic ? texts.automaticDescriptionHint : texts.descriptionHint}
      />
    </FormSection>
  );
}

function NewCode({ isAutomatic }: { isAutomatic: boolean }) {
  const texts = useTexts(adminDiscountsTexts);
  return (
    <>
      <FormSelectField
        name="method"
        label={texts.method}
        options={DISCOUNT_METHODS.map((value) => ({ value, label: texts.methods[value] }))}
      />
      <FormTextField
        name="code"
        label={isAutomatic ? texts.automaticName : texts.code}
        hint={isAutomatic ? texts.automaticNameHint : texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}

/** `usedDiscount`: set when the code has been used. Its value can no longer change. */
export function ValueSection({ usedDiscount }: { usedDiscount?: DiscountRow }) {
  const texts = useTexts(adminDiscountsTexts);
  return (
    <FormSection title={texts.valueSection}>
      {usedDiscount ? (
        <>
          <p>
            <strong>{describeDiscount(usedDiscount, texts)}</strong>
          </p>
          <p>{texts.usedDiscount}</p>
        </>
      ) : (
        <ValueFields />
      )}
    </FormSection>
  );
}

function ValueFields() {
  const texts = useTexts(adminDiscountsTexts);
  const { values, setValue } = useFormValues<DiscountFormValues>();
  const kind = kindOf(values);
  return (
    <>
      <FormSelectField
        name="kind"
        label={texts.kind}
        options={DISCOUNT_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      {kind === 'percent' && (
        <FieldPair>
          <FormTextField name="percent" label={texts.percent} inputMode="numeric" />
          <FormTextField
            name="maxDiscount"
            label={texts.maxDiscount}
            optional={texts.optional}
            inputMode="decimal"
          />
        </FieldPair>
      )}
      {kind === 'fixed' && <FormTextField name="amount" label={texts.amount} inputMode="decimal" />}
      <CheckboxGroup
        legend={texts.collections}
        note={texts.noneChosen}
        options={COLLECTIONS}
        names={COLLECTION_NAMES}
        chosen={values.collections}
        onChange={(collections) => setValue('collections', collections)}
      />
      <ProductsField />
    </>
  );
}

export function LimitsSection() {
  const texts = useTexts(adminDiscountsTexts);
  const { values, setValue } = useFormValues<DiscountFormValues>();
  return (
    <FormSection title={texts.limitsSection}>
      <FormTextField
        name="minSubtotal"
        label={texts.minSubtotal}
        optional={texts.optional}
        hint={texts.minHint}
        inputMode="decimal"
      />
      <CheckboxGroup<Role>
        legend={texts.roles}
        note={texts.rolesHint}
        options={OPEN_ROLES}
        names={ROLE_LABELS}
        chosen={values.roles}
        onChange={(roles) => setValue('roles', roles)}
      />
      {methodOf(values) === 'code' && <UsageLimits />}
    </FormSection>
  );
}

function UsageLimits() {
  const texts = useTexts(adminDiscountsTexts);
  return (
    <>
      <FormCheckbox name="isPublic" label={texts.isPublic} />
      <FieldPair>
        <FormTextField
          name="perPersonLimit"
          label={texts.perPersonLimit}
          optional={texts.optional}
          hint={texts.limitHint}
          inputMode="numeric"
        />
        <FormTextField
          name="totalLimit"
          label={texts.totalLimit}
          optional={texts.optional}
          hint={texts.limitHint}
          inputMode="numeric"
        />
      </FieldPair>
    </>
  );
}

export function DatesSection() {
  const texts = useTexts(adminDiscountsTexts);
  return (
    <FormSection title={texts.datesSection}>
      <FieldPair>
        <FormTextField name="startsAt" label={texts.startsAt} type="datetime-local" />
        <FormTextField
          name="endsAt"
          label={texts.endsAt}
          optional={texts.optional}
          hint={texts.endHint}
          type="datetime-local"
        />
      </FieldPair>
    </FormSection>
  );
}

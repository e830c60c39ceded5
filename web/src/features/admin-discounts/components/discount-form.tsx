import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { saveDiscount } from '../state/discount-actions.ts';
import {
  blankDiscount,
  validateDiscount,
  toDiscountFormValues,
} from '../state/discount-form-values.ts';
import { CodeSection, DatesSection, ValueSection, LimitsSection } from './discount-fields.tsx';

export function NewDiscountPage() {
  const texts = useTexts(adminDiscountsTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.discounts, label: texts.title }}>
      <DiscountForm
        onSaved={({ code }) => void navigate(adminRowPath(adminPaths.discounts, code))}
      />
    </IndexPage>
  );
}

interface DiscountFormProps {
  /** left out for a new discount */
  discount?: DiscountRow;
  onSaved: (row: DiscountRow) => void;
}

export function DiscountForm({ discount, onSaved }: DiscountFormProps) {
  const texts = useTexts(adminDiscountsTexts);
  const [blank] = useState(() => blankDiscount(new Date()));
  const isUsed = discount !== undefined && discount.used > 0;
  return (
    <RecordForm
      label={discount ? discount.code : texts.newTitle}
      initial={discount ? toDiscountFormValues(discount) : blank}
      {...(discount && { version: discount.updatedAt.getTime() })}
      validate={(values) => validateDiscount(values, discount?.updatedAt)}
      onSave={async (values) => {
        const row = await saveDiscount(values, discount);
        showToast({ tone: 'success', message: discount ? texts.saved : texts.created });
        onSaved(row);
      }}
      {...(!discount && { buttons: createButton })}
    >
      <CodeSection isNew={!discount} />
      {isUsed ? <ValueSection usedDiscount={discount} /> : <ValueSection />}
      <LimitsSection />
      <DatesSection />
    </RecordForm>
  );

  function createButton(isBusy: boolean) {
    return (
      <Button look="action" type="submit" aria-disabled={isBusy} style={{ justifySelf: 'end' }}>
        {texts.create}
      </Button>
    );
  }
}

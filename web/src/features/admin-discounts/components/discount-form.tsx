import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { markSaved } from '#ui/forms/mark-saved.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { saveDiscount } from '../state/use-discounts.ts';
import {
  blankDiscount,
  validateDiscount,
  toDiscountFormValues,
  type DiscountFormValues,
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
  const [initial] = useState(() =>
    discount ? toDiscountFormValues(discount) : blankDiscount(new Date()),
  );
  const { start } = useAction(async (values: DiscountFormValues) => {
    const row = await saveDiscount(values, discount);
    showToast({ tone: 'success', message: discount ? texts.saved : texts.created });
    onSaved(row);
  });
  const isUsed = discount !== undefined && discount.used > 0;
  return (
    <Formik
      initialValues={initial}
      validate={(values) => validateDiscount(values, discount?.updatedAt)}
      onSubmit={(values, helpers) =>
        start(values).then((isSaved) => {
          if (isSaved) markSaved(values, helpers);
        })
      }
    >
      {({ dirty, isSubmitting, resetForm }) => (
        <FormStack as={Form} noValidate aria-label={discount ? discount.code : texts.newTitle}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isSubmitting} />
          <CodeSection isNew={!discount} />
          {isUsed ? <ValueSection usedDiscount={discount} /> : <ValueSection />}
          <LimitsSection />
          <DatesSection />
          {discount ? (
            <SaveBar isDirty={dirty} isBusy={isSubmitting} onDiscard={() => resetForm()} />
          ) : (
            <Button
              look="action"
              type="submit"
              aria-disabled={isSubmitting}
              style={{ justifySelf: 'end' }}
            >
              {texts.create}
            </Button>
          )}
        </FormStack>
      )}
    </Formik>
  );
}

import { Form, Formik } from 'formik';
import { useState } from 'react';

import type { DiscountRow } from '@kargha/domain/pricing/discount-editing';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { markSaved } from '#ui/forms/mark-saved.ts';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { saveDiscount } from '../state/use-discounts.ts';
import {
  blankDiscount,
  discountErrors,
  typedDiscount,
  type TypedDiscount,
} from '../state/discount-form-values.ts';
import { CodeSection, DatesSection, EffectSection, LimitsSection } from './discount-fields.tsx';

interface DiscountFormProps {
  /** the code that is there; left out for a new one */
  discount?: DiscountRow;
  onSaved: (row: DiscountRow) => void;
}

/** Everything that a code can be told. */
export function DiscountForm({ discount, onSaved }: DiscountFormProps) {
  const texts = useTexts(adminDiscountsTexts);
  const [initial] = useState(() =>
    discount ? typedDiscount(discount) : blankDiscount(new Date()),
  );
  const { start } = useAction(async (typed: TypedDiscount) => {
    const row = await saveDiscount(typed, discount);
    showToast({ tone: 'success', message: discount ? texts.saved : texts.created });
    onSaved(row);
  });
  const isUsed = discount !== undefined && discount.used > 0;
  return (
    <Formik
      initialValues={initial}
      validate={(typed) => discountErrors(typed, discount?.updatedAt)}
      onSubmit={(typed, helpers) =>
        start(typed).then((isSaved) => {
          if (isSaved) markSaved(typed, helpers);
        })
      }
    >
      {({ dirty, isSubmitting, resetForm }) => (
        <FormStack as={Form} noValidate aria-label={discount ? discount.code : texts.newTitle}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isSubmitting} />
          <CodeSection isNew={!discount} />
          {isUsed ? <EffectSection promised={discount} /> : <EffectSection />}
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

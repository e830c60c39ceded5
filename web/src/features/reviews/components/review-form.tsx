import { Form, Formik } from 'formik';
import { useId } from 'react';

import { MAX_REVIEW_LENGTH } from '@kargha/domain/reviews/review';
import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import { reviewContentSchema, type ReviewContent } from '@kargha/domain/reviews/review-requests';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStarsField } from '#ui/forms/form-stars-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { orderReviewsTexts } from '../order-reviews-texts.ts';

interface ReviewFormProps {
  title: string;
  /** absent for a new review */
  review?: CustomerReview | undefined;
  onSend: (content: ReviewContent) => Promise<void>;
  onClose: () => void;
}

export function ReviewForm({ title, review, onSend, onClose }: ReviewFormProps) {
  const texts = useTexts(orderReviewsTexts);
  const formId = useId();
  const { isBusy, start } = useAction(async (typed: ReviewContent) => {
    await onSend(reviewContentSchema.cast(typed));
    showToast({ tone: 'success', message: texts.sent });
    onClose();
  });
  return (
    <ModalDialog
      isOpen
      startsAtField
      title={texts.dialogTitle(title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button look="action" type="submit" form={formId} aria-disabled={isBusy}>
            {review ? texts.save : texts.send}
          </Button>
        </>
      }
    >
      <Formik
        initialValues={{ rating: review?.rating ?? 0, text: review?.text ?? '' }}
        validationSchema={reviewContentSchema}
        onSubmit={async (typed) => {
          await start(typed);
        }}
      >
        <FormStack as={Form} id={formId} noValidate aria-label={texts.dialogTitle(title)}>
          <FocusFirstError />
          <FormStarsField name="rating" legend={texts.rating} starsText={texts.stars} />
          <FormTextArea
            name="text"
            label={texts.text}
            hint={review ? `${texts.textHint} ${texts.editHint}` : texts.textHint}
            maxLength={MAX_REVIEW_LENGTH}
          />
        </FormStack>
      </Formik>
    </ModalDialog>
  );
}

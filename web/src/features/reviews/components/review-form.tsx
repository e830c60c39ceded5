import { Form, Formik } from 'formik';
import { useId, useState } from 'react';

import { FITS, type Fit } from '@kargha/domain/reviews/fit';
import { MAX_REVIEW_LENGTH } from '@kargha/domain/reviews/review';
import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import { reviewContentSchema, type ReviewContent } from '@kargha/domain/reviews/review-requests';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormStarsField } from '#ui/forms/form-stars-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { PhotoField } from '#ui/orders/photo-field.tsx';
import type { Photo } from '#ui/orders/read-photos.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { orderReviewsTexts } from '../order-reviews-texts.ts';

interface ReviewFormProps {
  title: string;
  /** the piece was bought in a size */
  asksFit: boolean;
  /** absent for a new review */
  review?: CustomerReview | undefined;
  onSend: (content: ReviewContent, photos: string[]) => Promise<void>;
  onClose: () => void;
}

/** As typed: '' is no answer. */
interface TypedReview extends Omit<ReviewContent, 'fit'> {
  fit: Fit | '';
}

/** The form checks what a person can get wrong; the fit is chosen from a list. */
const formSchema = reviewContentSchema.omit(['fit']);

function typedReview(review: CustomerReview | undefined): TypedReview {
  return { rating: review?.rating ?? 0, text: review?.text ?? '', fit: review?.fit ?? '' };
}

export function ReviewForm({ title, asksFit, review, onSend, onClose }: ReviewFormProps) {
  const texts = useTexts(orderReviewsTexts);
  const formId = useId();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const { isBusy, start } = useAction(async (typed: TypedReview) => {
    const content = reviewContentSchema.cast({ ...typed, fit: typed.fit || undefined });
    await onSend(
      content,
      photos.map(({ data }) => data),
    );
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
        initialValues={typedReview(review)}
        validationSchema={formSchema}
        onSubmit={async (typed) => {
          await start(typed);
        }}
      >
        <FormStack as={Form} id={formId} noValidate aria-label={texts.dialogTitle(title)}>
          <FocusFirstError />
          <FormStarsField name="rating" legend={texts.rating} starsText={texts.stars} />
          {asksFit && (
            <FormSelectField
              name="fit"
              label={texts.fit}
              options={[
                { value: '', label: texts.noFit },
                ...FITS.map((value) => ({ value, label: texts.fits[value] })),
              ]}
            />
          )}
          <FormTextArea
            name="text"
            label={texts.text}
            hint={review ? `${texts.textHint} ${texts.editHint}` : texts.textHint}
            maxLength={MAX_REVIEW_LENGTH}
          />
          {!review && <PhotoField photos={photos} onChange={setPhotos} hint={texts.photosHint} />}
        </FormStack>
      </Formik>
    </ModalDialog>
  );
}

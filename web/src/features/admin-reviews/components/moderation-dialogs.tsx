import { MAX_REVIEW_LENGTH } from '@kargha/domain/reviews/review';
import type { ReviewRow } from '@kargha/domain/reviews/staff-review-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminReviewsTexts } from '../admin-reviews-texts.ts';
import { rejectReview, replyToReview } from '../state/use-reviews.ts';

interface ModerationDialogProps {
  review: ReviewRow;
  onDone: (review: ReviewRow) => void;
  onClose: () => void;
}

export function RejectDialog({ review, onDone, onClose }: ModerationDialogProps) {
  const texts = useTexts(adminReviewsTexts);
  const isPublic = review.status === 'published';
  return (
    <ReasonDialog
      title={(isPublic ? texts.takeDownAsk : texts.rejectAsk)(review.name)}
      label={texts.reason}
      confirm={isPublic ? texts.takeDown : texts.reject}
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        onDone(await rejectReview(review, reason));
        showToast({ tone: 'success', message: texts.rejected });
      }}
    >
      <p>{texts.rejectText}</p>
    </ReasonDialog>
  );
}

export function ReplyDialog({ review, onDone, onClose }: ModerationDialogProps) {
  const texts = useTexts(adminReviewsTexts);
  return (
    <ReasonDialog
      title={texts.answerTo(review.name)}
      label={texts.reply}
      confirm={texts.saveAnswer}
      initial={review.reply?.text ?? ''}
      maxLength={MAX_REVIEW_LENGTH}
      onClose={onClose}
      onConfirm={async (text) => {
        onDone(await replyToReview(review, text));
        showToast({
          tone: 'success',
          message: text === '' ? texts.answerRemoved : texts.answerSaved,
        });
      }}
    >
      <p>{texts.answerText}</p>
    </ReasonDialog>
  );
}

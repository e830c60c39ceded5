import { useState } from 'react';

import { MAX_REVIEW_LENGTH } from '@kargha/domain/reviews/review';
import {
  type ReviewRow,
  staffReviewEndpoints,
} from '@kargha/domain/reviews/staff-review-endpoints';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { adminOrderPath, productPath } from '#lib/addresses/paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { useTexts } from '#lib/language/language.ts';
import { StaffPhoto } from '#session/components/staff-photo.tsx';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { Stars } from '#ui/stars.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { May } from '#session/components/may.tsx';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminReviewsTexts } from '../admin-reviews-texts.ts';
import { ReviewTags } from './review-tags.tsx';

interface ReviewDialogProps {
  review: ReviewRow;
  onChange: (review: ReviewRow) => void;
  onClose: () => void;
}

export function ReviewDialog({ review, onChange, onClose }: ReviewDialogProps) {
  const texts = useTexts(adminReviewsTexts);
  const [intent, setIntent] = useState<'reject' | 'answer'>();
  const { isBusy, start } = useAction(async () => {
    onChange(await publishReview(review));
    showToast({ tone: 'success', message: texts.published });
  });
  const { status, reply } = review;
  const dialogProps = { review, onChange, onClose: () => setIntent(undefined) };
  return (
    <>
      <ModalDialog
        isOpen
        isWide
        title={review.title}
        titleLang="en"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            <May permission="content.edit">
              <Button onClick={() => setIntent('answer')}>
                {reply ? texts.editAnswer : texts.answer}
              </Button>
              {status !== 'rejected' && (
                <Button onClick={() => setIntent('reject')}>
                  {status === 'published' ? texts.takeDown : texts.reject}
                </Button>
              )}
              {status !== 'published' && (
                <Button look="action" aria-disabled={isBusy} onClick={() => void start()}>
                  {texts.publish}
                </Button>
              )}
            </May>
          </>
        }
      >
        <ReviewContent review={review} />
      </ModalDialog>
      {intent === 'reject' && <RejectDialog {...dialogProps} />}
      {intent === 'answer' && <ReplyDialog {...dialogProps} />}
    </>
  );
}

function RejectDialog({ review, onChange, onClose }: ReviewDialogProps) {
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
        onChange(await rejectReview(review, reason));
        showToast({ tone: 'success', message: texts.rejected });
      }}
    >
      <p>{texts.rejectText}</p>
    </ReasonDialog>
  );
}

function ReplyDialog({ review, onChange, onClose }: ReviewDialogProps) {
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
        onChange(await replyToReview(review, text));
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

function ReviewContent({ review }: Pick<ReviewDialogProps, 'review'>) {
  const texts = useTexts(adminReviewsTexts);
  const { id, photos, name, rating, text, options, rejection, reply, orderId, productId } = review;
  const written = formatDay(review.createdAt);
  const edited = review.editedAt && `, ${texts.edited(formatDay(review.editedAt))}`;
  return (
    <Body>
      <div>
        <Stars rating={rating} label={texts.stars(rating)} />
        <ReviewTags review={review} />
      </div>
      <blockquote>{text}</blockquote>
      {Array.from({ length: photos }, (_, place) => (
        <StaffPhoto
          key={place}
          path={endpointPath(staffReviewEndpoints.photo, { params: { id, place: String(place) } })}
          alt={texts.photo(place + 1, name)}
        />
      ))}
      <Facts
        facts={[
          [texts.by, `${name}, ${written}${edited ?? ''}`],
          [texts.options, hasOptions(options) ? <ChosenOptions options={options} /> : null],
          [texts.rejection, rejection],
          [texts.reply, reply?.text ?? ''],
          [texts.order, <Link to={adminOrderPath(orderId)}>{texts.toOrder}</Link>],
          [texts.product, <Link to={productPath(productId)}>{texts.toProduct}</Link>],
        ]}
      />
    </Body>
  );
}

const Body = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > img': { maxWidth: '28rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(1, 1.5) },
  '& > blockquote': {
    maxWidth: '44rem',
    margin: 0,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
}));

/** @throws ApiError 409 `stale`, `published`, `product_gone` */
async function publishReview({ id, updatedAt }: ReviewRow): Promise<ReviewRow> {
  const body = { updatedAt: updatedAt.toISOString() };
  const endpoint = staffReviewEndpoints.publish;
  return (await callStaffEndpoint(endpoint, { params: { id }, body })).review;
}

/** @throws ApiError 409 `stale`, `rejected` */
async function rejectReview({ id, updatedAt }: ReviewRow, reason: string): Promise<ReviewRow> {
  const body = { reason, updatedAt: updatedAt.toISOString() };
  const endpoint = staffReviewEndpoints.reject;
  return (await callStaffEndpoint(endpoint, { params: { id }, body })).review;
}

/** An empty text removes the reply. @throws ApiError 409 `stale` */
async function replyToReview({ id, updatedAt }: ReviewRow, text: string): Promise<ReviewRow> {
  const body = { text, updatedAt: updatedAt.toISOString() };
  return (await callStaffEndpoint(staffReviewEndpoints.reply, { params: { id }, body })).review;
}

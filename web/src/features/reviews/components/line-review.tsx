import { useRef, useState } from 'react';

import { hasSize } from '@kargha/domain/reviews/fit';
import type { ReviewState } from '@kargha/domain/reviews/review';
import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import { refOf } from '@kargha/domain/shopping/line-ref';
import type { ShownLine } from '#lib/documents/order-document.ts';
import { restoreFocusAfterDialog } from '#lib/browser/page-focus.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ratingTexts } from '#ui/rating-texts.ts';
import { Stars } from '#ui/stars.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { orderReviewsTexts } from '../order-reviews-texts.ts';
import { reviewsTexts } from '../reviews-texts.ts';
import { saveReview, sendReview, withdrawReview } from '../state/order-reviews.ts';

const ReviewForm = lazyComponent(async () => (await import('./review-form.tsx')).ReviewForm, {
  onError: 'over',
});
const ActionDialog = lazyComponent(
  async () => (await import('#ui/dialog/action-dialog.tsx')).ActionDialog,
  { onError: 'over' },
);

const TONES: Record<ReviewState, TagTone> = {
  pending: 'waiting',
  published: 'done',
  rejected: 'idle',
};

interface LineReviewProps {
  orderId: string;
  line: ShownLine;
  /** absent before a review is written */
  review: CustomerReview | undefined;
  onSaved: (review: CustomerReview) => void;
  onWithdrawn: (id: string) => void;
}

export function LineReview({ orderId, line, review, onSaved, onWithdrawn }: LineReviewProps) {
  const texts = useTexts(orderReviewsTexts);
  const [open, setOpen] = useState<'write' | 'withdraw'>();
  const row = useRef<HTMLDivElement>(null);
  const { text: title, lang } = useLocalized(line.title, line.titleHindi);
  const close = () => setOpen(undefined);
  return (
    <Line ref={row} tabIndex={-1}>
      <div>
        <strong lang={lang}>{title}</strong>
        <ChosenOptions options={line.options} />
      </div>
      {review && <ReviewSummary review={review} />}
      <ReviewActions review={review} title={title} onOpen={setOpen} />
      {open === 'write' && (
        <ReviewForm
          title={title}
          asksFit={hasSize(line.options)}
          review={review}
          onClose={close}
          onSend={async (content, photos) => {
            const request = { orderId, ...refOf(line), ...content, photos };
            onSaved(review ? await saveReview(review.id, content) : await sendReview(request));
          }}
        />
      )}
      {open === 'withdraw' && review && (
        <ActionDialog
          isDestructive
          title={texts.withdrawAsk(title)}
          confirm={texts.withdraw}
          onClose={close}
          onConfirm={async () => {
            await withdrawReview(review.id);
            onWithdrawn(review.id);
            restoreFocusAfterDialog(() => row.current);
            showToast({ tone: 'success', message: texts.withdrawn });
          }}
        >
          <p>{texts.withdrawText}</p>
        </ActionDialog>
      )}
    </Line>
  );
}

function ReviewSummary({
  review: { rating, text, fit, photos, status, rejection },
}: {
  review: CustomerReview;
}) {
  const texts = useTexts(orderReviewsTexts);
  const { outOf } = useTexts(ratingTexts);
  const { fits } = useTexts(reviewsTexts);
  return (
    <>
      <TagRow>
        <Stars rating={rating} label={outOf(String(rating))} />
        <Tag tone={TONES[status]}>{texts.states[status]}</Tag>
      </TagRow>
      {fit && <p>{fits[fit]}</p>}
      <ReviewText>{text}</ReviewText>
      {photos > 0 && <p>{texts.sentPhotos(photos)}</p>}
      {rejection !== '' && <p>{texts.rejectionReason(rejection)}</p>}
    </>
  );
}

interface ReviewActionsProps extends Pick<LineReviewProps, 'review'> {
  title: string;
  onOpen: (open: 'write' | 'withdraw') => void;
}

function ReviewActions({ review, title, onOpen }: ReviewActionsProps) {
  const texts = useTexts(orderReviewsTexts);
  const canEdit = !review || new Date() <= review.editableUntil;
  const write = review ? texts.edit : texts.write;
  return (
    <Buttons>
      {canEdit && (
        <Button aria-label={texts.namedAction(write, title)} onClick={() => onOpen('write')}>
          {write}
        </Button>
      )}
      {review && (
        <Button
          look="quiet"
          style={canEdit ? undefined : { marginInlineStart: -8 }}
          aria-label={texts.namedAction(texts.withdraw, title)}
          onClick={() => onOpen('withdraw')}
        >
          {texts.withdraw}
        </Button>
      )}
    </Buttons>
  );
}

const Line = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  '& > div > strong': { display: 'block', fontWeight: 600 },
  '& > div > strong + span': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));

const ReviewText = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

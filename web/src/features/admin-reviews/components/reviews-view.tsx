import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { REVIEW_STATES, type ReviewRow } from '@kargha/domain/reviews/review';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { PagedRows } from '#lib/reading/use-pages.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { StatusFilteredList } from '#ui/lists/status-filtered-list.tsx';
import { Stars } from '#ui/stars.tsx';

import { adminReviewsTexts } from '../admin-reviews-texts.ts';
import { useReviews } from '../state/use-reviews.ts';
import { ReviewTags } from './review-tags.tsx';

const ReviewDialog = lazyComponent(async () => (await import('./review-dialog.tsx')).ReviewDialog, {
  onError: 'over',
});

export function ReviewsView() {
  const texts = useTexts(adminReviewsTexts);
  const states = REVIEW_STATES.map((id) => ({ id, label: texts.states[id] }));
  return (
    <StatusFilteredList states={states} useRows={useReviews} texts={texts}>
      {(rows, isStale, { replace }) => (
        <ReviewTable rows={rows} isStale={isStale} onChange={replace} />
      )}
    </StatusFilteredList>
  );
}

interface ReviewTableProps {
  rows: readonly ReviewRow[];
  isStale: boolean;
  onChange: PagedRows<ReviewRow>['replace'];
}

function ReviewTable({ rows, isStale, onChange }: ReviewTableProps) {
  const texts = useTexts(adminReviewsTexts);
  const [openId, setOpenId] = useState<string>();
  const open = rows.find(({ id }) => id === openId);
  return (
    <>
      <IndexTable
        label={texts.title}
        columns={texts.columns}
        rows={rows}
        isStale={isStale}
        idOf={({ id }) => id}
        nameOf={({ title, name }) => texts.open(title, name)}
        opensRows
        cells={(row) => ({
          title: (
            <TitleButton
              aria-label={texts.open(row.title, row.name)}
              onClick={() => setOpenId(row.id)}
            >
              {row.title}
            </TitleButton>
          ),
          stars: <Stars rating={row.rating} label={texts.stars(row.rating)} />,
          text: <Excerpt>{row.text}</Excerpt>,
          name: row.name,
          state: <ReviewTags review={row} />,
          date: formatDay(new Date(row.createdAt)),
        })}
      />
      {open && (
        <ReviewDialog review={open} onChange={onChange} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}

const TitleButton = styled(PlainButton)(({ theme: { vars } }) => ({
  minHeight: vars.shop.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.palette.primary.main,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

const Excerpt = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  minWidth: '16rem',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

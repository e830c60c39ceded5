import { useState } from 'react';

import { REVIEW_STATES } from '@kargha/domain/reviews/review';
import {
  staffReviewEndpoints,
  type ReviewRow,
} from '@kargha/domain/reviews/staff-review-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Stars } from '#ui/stars.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminReviewsTexts } from '../admin-reviews-texts.ts';
import { ReviewTags } from './review-tags.tsx';

const ReviewDialog = lazyComponent(async () => (await import('./review-dialog.tsx')).ReviewDialog, {
  onError: 'over',
});

const DEFAULTS = { status: '' };

export function ReviewsPage() {
  const texts = useTexts(adminReviewsTexts);
  const resource = useStaffList(staffReviewEndpoints.list, DEFAULTS);
  // Not from the rows: once it is published, a review may be in another view.
  const [open, setOpen] = useState<ReviewRow>();
  return (
    <ResourcePage
      subtitle={texts.lead}
      back={{ to: adminPaths.content, label: texts.content }}
      actions={<ExportListButton kinds={['reviews']} filter={resource.filter} />}
      texts={texts}
      {...resource}
      views={{ name: 'status', ids: REVIEW_STATES, labels: texts.states, all: texts.all }}
      idOf={({ id }) => id}
      nameOf={({ title, name }) => texts.open(title, name)}
      opensRows
      cells={(row) => ({
        title: (
          <TitleButton aria-label={texts.open(row.title, row.name)} onClick={() => setOpen(row)}>
            {row.title}
          </TitleButton>
        ),
        stars: <Stars rating={row.rating} label={texts.stars(row.rating)} />,
        text: <Excerpt>{row.text}</Excerpt>,
        name: row.name,
        state: <ReviewTags review={row} />,
        date: formatDay(row.createdAt),
      })}
    >
      {open && <ReviewDialog review={open} onChange={setOpen} onClose={() => setOpen(undefined)} />}
    </ResourcePage>
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

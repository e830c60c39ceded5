import { adminReviewsTexts } from '#features/admin-reviews/admin-reviews-texts.ts';
import { ReviewsView } from '#features/admin-reviews/components/reviews-view.tsx';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function ReviewsPage() {
  const texts = useTexts(adminReviewsTexts);
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.lead}
      back={{ to: adminPaths.content, label: texts.content }}
    >
      <ReviewsView />
    </IndexPage>
  );
}

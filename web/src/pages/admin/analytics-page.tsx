import { analyticsTexts } from '#features/analytics/analytics-texts.ts';
import { AnalyticsView } from '#features/analytics/components/analytics-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function AnalyticsPage() {
  const texts = useTexts(analyticsTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <AnalyticsView />
    </IndexPage>
  );
}

import { DashboardView } from '#features/dashboard/components/dashboard-view.tsx';
import { dashboardTexts } from '#features/dashboard/dashboard-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function DashboardPage() {
  const texts = useTexts(dashboardTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <DashboardView />
    </IndexPage>
  );
}

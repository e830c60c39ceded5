import { DashboardView } from '#features/dashboard/components/dashboard-view.tsx';
import { dashboardTexts } from '#features/dashboard/dashboard-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

export function DashboardPage() {
  const texts = useTexts(dashboardTexts);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <DashboardView />
    </Page>
  );
}

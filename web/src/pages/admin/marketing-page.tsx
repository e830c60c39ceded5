import { AbandonedCheckoutsView } from '#features/marketing/components/abandoned-checkouts-view.tsx';
import { SubscribersView } from '#features/marketing/components/subscribers-view.tsx';
import { marketingTexts } from '#features/marketing/marketing-texts.ts';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { TabLink, TabRow } from '#ui/tab-row.tsx';

export function MarketingPage() {
  const texts = useTexts(marketingTexts);
  const [{ part }] = useUrlFilter({ part: 'subscribers' });
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <TabRow aria-label={texts.tabs}>
        <TabLink to={adminPaths.marketing} isCurrent={part !== 'abandoned'}>
          {texts.subscribers}
        </TabLink>
        <TabLink to="?part=abandoned" isCurrent={part === 'abandoned'}>
          {texts.abandoned}
        </TabLink>
      </TabRow>
      {part === 'abandoned' ? <AbandonedCheckoutsView /> : <SubscribersView />}
    </IndexPage>
  );
}

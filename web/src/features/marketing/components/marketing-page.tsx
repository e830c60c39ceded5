import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { TabLink, TabRow } from '#ui/tab-row.tsx';

import { AbandonedCheckoutsView } from './abandoned-checkouts-view.tsx';
import { SubscribersView } from './subscribers-view.tsx';
import { marketingTexts } from '../marketing-texts.ts';

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

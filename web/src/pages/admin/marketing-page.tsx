import { AbandonedView } from '#features/marketing/components/abandoned-view.tsx';
import { SubscribersView } from '#features/marketing/components/subscribers-view.tsx';
import { marketingTexts } from '#features/marketing/marketing-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/use-url-filter.ts';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function MarketingPage() {
  const texts = useTexts(marketingTexts);
  const [{ part }, change] = useUrlFilter({ part: 'subscribers' });
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <ViewTabs
        label={texts.tabs}
        views={[
          { id: 'subscribers', label: texts.subscribers },
          { id: 'abandoned', label: texts.abandoned },
        ]}
        chosen={part}
        onChoose={(chosen) => change({ part: chosen })}
      />
      {part === 'abandoned' ? <AbandonedView /> : <SubscribersView />}
    </IndexPage>
  );
}

import { ALARM_LABELS, OPS_LISTS, type OpsList } from '@kargha/domain/reports/ops';
import { opsEndpoints, type Alarm } from '@kargha/domain/reports/ops-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { May } from '#session/components/may.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { opsTexts } from '../ops-texts.ts';
import { AddressReachability } from './address-reachability.tsx';
import { IntegrityCheckPanel } from './integrity-check-panel.tsx';
import { OpsTable } from './ops-table.tsx';

export function OpsPage() {
  const texts = useTexts(opsTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <OpsView />
    </IndexPage>
  );
}

export function OpsView() {
  const texts = useTexts(opsTexts);
  const [{ list: listParam }, change] = useUrlFilter({ list: 'webhooks' });
  const list = OPS_LISTS.find((known) => known === listParam) ?? 'webhooks';
  const read = useStaffQuery(opsEndpoints.overview, {});
  const overview = read.data;
  if (!overview) {
    return <RecordPlaceholder read={read} loading={texts.loading} failed={texts.failed} />;
  }
  const views = OPS_LISTS.map((id: OpsList) => ({ id, label: texts.lists[id] }));
  return (
    <Sections>
      <Alarms alarms={overview.alarms} />
      <IntegrityCheckPanel report={overview.report} />
      <section>
        <ViewTabs
          label={texts.listViews}
          views={views}
          chosen={list}
          onChoose={(id) => change({ list: id })}
        />
        {list === 'mail' && (
          <May permission="ops.repair">
            <AddressReachability />
          </May>
        )}
        <OpsTable key={list} list={list} />
      </section>
    </Sections>
  );
}

function Alarms({ alarms }: { alarms: readonly Alarm[] }) {
  const texts = useTexts(opsTexts);
  return (
    <section>
      <Text variant="h3" component="h2" mb={0.875}>
        {texts.alarms}
      </Text>
      {alarms.length === 0 && <p>{texts.noAlarms}</p>}
      {alarms.map(({ kind, message, since }) => (
        <Notice key={kind} tone="warning" title={ALARM_LABELS[kind]}>
          <p>{message}</p>
          <p>{texts.since(formatMoment(since))}</p>
        </Notice>
      ))}
    </section>
  );
}

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > *': { minWidth: 0 },
}));

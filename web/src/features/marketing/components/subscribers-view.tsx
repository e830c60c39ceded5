import Typography from '@mui/material/Typography';

import {
  SUBSCRIBER_STATES,
  type SubscriberRow,
  type SubscriberState,
} from '@kargha/domain/people/marketing';
import { useCsvProgress } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { FilterBar, ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { marketingTexts } from '../marketing-texts.ts';
import { exportCampaign } from '../state/export-campaign.ts';
import {
  exportSubscribers,
  useSubscribers,
  type SubscriberFilter,
} from '../state/use-marketing-lists.ts';

const TONES: Record<SubscriberState, TagTone> = {
  confirmed: 'done',
  pending: 'waiting',
  unsubscribed: 'idle',
};

export function SubscribersView() {
  const texts = useTexts(marketingTexts);
  const [filter, change] = useUrlFilter({ search: '', state: '' });
  const list = useSubscribers(filter);
  const states = SUBSCRIBER_STATES.map((id) => ({ id, label: texts.states[id] }));
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={[{ id: '', label: texts.all }, ...states]}
        chosen={filter.state}
        onChoose={(state) => change({ state })}
      />
      <FilterBar
        searchLabel={texts.search}
        placeholder={texts.searchExample}
        search={filter.search}
        onSearch={(search) => change({ search })}
      />
      <Exports filter={filter} />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          filter.search !== '' || filter.state !== '' ? (
            <NoMatch
              title={texts.none}
              hint={texts.noMatchHint}
              onClear={() => change({ search: '', state: '' })}
            />
          ) : (
            <EmptyState title={texts.none} action={null}>
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(rows, isStale) => <Rows rows={rows} isStale={isStale} />}
      </PagedList>
    </>
  );
}

function Rows({ rows, isStale }: { rows: readonly SubscriberRow[]; isStale: boolean }) {
  const texts = useTexts(marketingTexts);
  const day = (time: string | null) => (time ? formatDay(new Date(time)) : '');
  return (
    <IndexTable
      label={texts.subscribers}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      cells={({ email, state, consentAt, confirmedAt, unsubscribedAt, consentText }) => ({
        email,
        state: <Tag tone={TONES[state]}>{texts.states[state]}</Tag>,
        agreed: day(confirmedAt ?? consentAt),
        ended: day(unsubscribedAt),
        words: consentText,
      })}
    />
  );
}

function Exports({ filter }: { filter: SubscriberFilter }) {
  const texts = useTexts(marketingTexts);
  const [rows, onProgress] = useCsvProgress();
  const { isBusy, start } = useAction(async (isCampaign: boolean) => {
    await (isCampaign ? exportCampaign(onProgress) : exportSubscribers(filter, onProgress));
    showToast({ tone: 'success', message: texts.exported });
  });
  const runExport = (isCampaign: boolean) => void start(isCampaign).finally(() => onProgress(null));
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button aria-disabled={isBusy} onClick={() => runExport(false)}>
          {rows === null ? texts.exportAll : texts.exporting(rows)}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => runExport(true)}>
          {texts.exportCampaign}
        </Button>
      </div>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.campaignHint}</Typography>
    </>
  );
}

import Typography from '@mui/material/Typography';

import { SUBSCRIBER_STATES, type SubscriberState } from '@kargha/domain/people/marketing';
import { useCsvProgress } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { ResourceList } from '#ui/lists/resource-list.tsx';

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

const DEFAULTS = { search: '', state: '' };

export function SubscribersView() {
  const texts = useTexts(marketingTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const day = (time: Date | null) => (time ? formatDay(time) : '');
  return (
    <ResourceList
      texts={{ ...texts, title: texts.subscribers }}
      list={useSubscribers(filter)}
      filter={filter}
      defaults={DEFAULTS}
      onFilter={change}
      views={{
        name: 'state',
        options: [
          { id: '', label: texts.all },
          ...SUBSCRIBER_STATES.map((id) => ({ id, label: texts.states[id] })),
        ],
      }}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      cells={({ email, state, consentAt, confirmedAt, unsubscribedAt, consentText }) => ({
        email,
        state: <Tag tone={TONES[state]}>{texts.states[state]}</Tag>,
        agreed: day(confirmedAt ?? consentAt),
        ended: day(unsubscribedAt),
        words: consentText,
      })}
    >
      <Exports filter={filter} />
    </ResourceList>
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

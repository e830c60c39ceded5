import { DISCOUNT_STATUSES, type DiscountStatus } from '@kargha/domain/pricing/discount';
import { discountEndpoints, type DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { useCan } from '#session/state/permissions.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { describeDiscount } from '../state/describe-discount.ts';
import { switchDiscount } from '../state/discount-actions.ts';

const DEFAULTS = { search: '', standing: '' };

export function DiscountsPage() {
  const texts = useTexts(adminDiscountsTexts);
  const resource = useStaffList(discountEndpoints.list, DEFAULTS);
  const can = useCan();
  const create = can('discounts.edit') && (
    <ButtonLink look="action" to={`${adminPaths.discounts}/new`}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <ResourcePage
      subtitle={texts.lead}
      actions={create}
      texts={texts}
      {...resource}
      views={{ name: 'standing', ids: DISCOUNT_STATUSES, labels: texts.statuses, all: texts.all }}
      emptyAction={create}
      idOf={({ code }) => code}
      nameOf={({ code }) => code}
      opensRows
      cells={(row) => ({
        code: (
          <>
            <Link to={adminRowPath(adminPaths.discounts, row.code)}>{row.code}</Link>{' '}
            {row.method === 'automatic' && <Tag>{texts.automatic}</Tag>}
          </>
        ),
        value: (
          <>
            <strong>{describeDiscount(row, texts)}</strong>
            <span>{row.description}</span>
          </>
        ),
        standing: <DiscountStatusTag standing={row.standing} />,
        used:
          row.method === 'automatic' ? texts.notCounted : texts.usedOf(row.used, row.totalLimit),
        runs: formatPeriod(row, texts),
        actions: <SwitchButton row={row} />,
      })}
    />
  );
}

const TONES: Record<DiscountStatus, TagTone> = {
  active: 'done',
  scheduled: 'moving',
  used_up: 'waiting',
  ended: 'idle',
  disabled: 'idle',
};

export function DiscountStatusTag({ standing }: { standing: DiscountStatus }) {
  const texts = useTexts(adminDiscountsTexts);
  return <Tag tone={TONES[standing]}>{texts.statuses[standing]}</Tag>;
}

function formatPeriod(
  { startsAt, endsAt }: DiscountRow,
  texts: (typeof adminDiscountsTexts)['en'],
) {
  const start = formatDay(startsAt);
  return endsAt ? texts.between(start, formatDay(endsAt)) : texts.from(start);
}

function SwitchButton({ row }: { row: DiscountRow }) {
  const texts = useTexts(adminDiscountsTexts);
  const showUndo = useUndo();
  const { isBusy, start } = useAction(async () => {
    const switched = await switchDiscount(row, !row.active);
    const [done, undone] = row.active
      ? [texts.disabled, texts.enabled]
      : [texts.enabled, texts.disabled];
    showUndo(done, async () => void (await switchDiscount(switched, row.active)), undone);
  });
  return (
    <May permission="discounts.edit">
      <Button
        look="quiet"
        aria-disabled={isBusy}
        aria-label={row.active ? texts.switchOff(row.code) : texts.switchOn(row.code)}
        onClick={() => void start()}
      >
        {row.active ? texts.disable : texts.enable}
      </Button>
    </May>
  );
}

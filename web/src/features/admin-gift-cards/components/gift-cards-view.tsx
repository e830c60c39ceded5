import { GIFT_CARD_FILTERS } from '@kargha/domain/pricing/gift-card-admin';
import {
  GIFT_CARD_STATE_LABELS,
  maskedGiftCardCode,
  type GiftCardState,
} from '@kargha/domain/pricing/gift-card';
import { giftCardEndpoints, type GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { useStaffList, useStaffTotals } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { twoLines } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminGiftCardsTexts } from '../admin-gift-cards-texts.ts';
import {
  disableGiftCard,
  giftCardName,
  issueGiftCard,
  refundGiftCard,
} from '../state/gift-card-actions.ts';

const IssueDialog = lazyComponent(
  async () => (await import('./issue-gift-card-form.tsx')).IssueGiftCardForm,
  {
    onError: 'over',
  },
);
const GiftCardDialog = lazyComponent(
  async () => (await import('./gift-card-dialog.tsx')).GiftCardDialog,
  {
    onError: 'over',
  },
);

const DEFAULTS = { filter: 'all' };

const TONES: Record<GiftCardState, TagTone> = {
  active: 'done',
  used: 'moving',
  expired: 'waiting',
  disabled: 'idle',
};

export function GiftCardsView() {
  const texts = useTexts(adminGiftCardsTexts);
  const resource = useStaffList(giftCardEndpoints.list, DEFAULTS);
  const totals = useStaffTotals(giftCardEndpoints.totals);
  const can = useCan();
  return (
    <ResourcePage
      create={
        can('giftCards.edit') && {
          label: texts.issue,
          dialog: (close) => <IssueDialog onIssue={issueGiftCard} onClose={close} />,
        }
      }
      totals={[
        [texts.active, totals?.active],
        [texts.totalValue, totals && formatPaise(totals.value), texts.valueHint],
        [texts.redeemed, totals && formatPaise(totals.redeemed)],
        [texts.expired, totals?.expired],
      ]}
      texts={texts}
      {...resource}
      views={{ name: 'filter', ids: GIFT_CARD_FILTERS, labels: texts.filters }}
      idOf={({ id }) => id}
      nameOf={giftCardName}
      numbers={['initial', 'balance']}
      opensRows
      cells={(row, open) => ({
        card: <CardButton row={row} onOpen={open} />,
        customer: <Customer row={row} />,
        initial: formatPaise(row.initial),
        balance: formatPaise(row.balance),
        status: <Tag tone={TONES[row.state]}>{GIFT_CARD_STATE_LABELS[row.state]}</Tag>,
        expires: formatDay(row.expiresAt),
      })}
      rowDialog={(row, close) => <OpenCard row={row} onClose={close} />}
    />
  );
}

function OpenCard({ row, onClose }: { row: GiftCardRow; onClose: () => void }) {
  const can = useCan();
  return (
    <GiftCardDialog
      row={row}
      onClose={onClose}
      onDisable={can('giftCards.edit') ? (reason) => disableGiftCard(row.id, reason) : undefined}
      onRefund={can('orders.refund') ? (reason) => refundGiftCard(row, reason) : undefined}
    />
  );
}

/** The recipient, and who bought it for them. */
function Customer({ row: { customerName, customerEmail, sale } }: { row: GiftCardRow }) {
  const texts = useTexts(adminGiftCardsTexts);
  return (
    <>
      {twoLines(customerName, customerEmail)}
      {sale && <small>{texts.soldTo(sale.buyerName)}</small>}
    </>
  );
}

function CardButton({ row, onOpen }: { row: GiftCardRow; onOpen: () => void }) {
  const texts = useTexts(adminGiftCardsTexts);
  const name = giftCardName(row);
  return (
    <CardName>
      <Button look="quiet" aria-label={texts.open(name)} onClick={onOpen}>
        {name}
      </Button>
      <small>{maskedGiftCardCode(row.last4)}</small>
    </CardName>
  );
}

const CardName = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: theme.spacing(-1),
  '& > small': { paddingInline: theme.spacing(1), color: theme.vars.palette.text.secondary },
}));

import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { GIFT_CARD_FILTERS } from '@kargha/domain/pricing/gift-card-admin';
import {
  GIFT_CARD_STATE_LABELS,
  maskedGiftCardCode,
  type GiftCardState,
} from '@kargha/domain/pricing/gift-card';
import type { GiftCardRow, GiftCardTotals } from '@kargha/domain/pricing/gift-card-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminGiftCardsTexts } from '../admin-gift-cards-texts.ts';
import { giftCardName, useGiftCards } from '../state/use-gift-cards.ts';

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
  const [filter, change] = useUrlFilter(DEFAULTS);
  const { list, totals, issue, disable } = useGiftCards(filter);
  const [openDialog, setOpenDialog] = useState<GiftCardRow | 'new'>();
  const close = () => setOpenDialog(undefined);
  const issueButton = (
    <Button look="action" onClick={() => setOpenDialog('new')}>
      {texts.issue}
    </Button>
  );
  return (
    <IndexPage title={texts.title} actions={issueButton}>
      <TotalsTiles totals={totals} />
      <ResourceList
        texts={texts}
        list={list}
        filter={filter}
        defaults={DEFAULTS}
        onFilter={change}
        views={{
          name: 'filter',
          options: GIFT_CARD_FILTERS.map((id) => ({ id, label: texts.filters[id] })),
        }}
        emptyAction={issueButton}
        idOf={({ id }) => id}
        nameOf={giftCardName}
        numbers={['initial', 'balance']}
        opensRows
        cells={(row) => ({
          card: <CardButton row={row} onOpen={setOpenDialog} />,
          customer: (
            <>
              <strong>{row.customerName}</strong>
              <span>{row.customerEmail}</span>
            </>
          ),
          initial: formatPaise(row.initial),
          balance: formatPaise(row.balance),
          status: <Tag tone={TONES[row.state]}>{GIFT_CARD_STATE_LABELS[row.state]}</Tag>,
          expires: formatDay(row.expiresAt),
        })}
      />
      {openDialog === 'new' && <IssueDialog onIssue={issue} onClose={close} />}
      {typeof openDialog === 'object' && (
        <GiftCardDialog
          row={openDialog}
          onClose={close}
          onDisable={(reason) => disable(openDialog.id, reason)}
        />
      )}
    </IndexPage>
  );
}

interface CardButtonProps {
  row: GiftCardRow;
  onOpen: (row: GiftCardRow) => void;
}

function CardButton({ row, onOpen }: CardButtonProps) {
  const texts = useTexts(adminGiftCardsTexts);
  const name = giftCardName(row);
  return (
    <CardName>
      <Button look="quiet" aria-label={texts.open(name)} onClick={() => onOpen(row)}>
        {name}
      </Button>
      <small>{maskedGiftCardCode(row.last4)}</small>
    </CardName>
  );
}

function TotalsTiles({ totals }: { totals: GiftCardTotals | undefined }) {
  const texts = useTexts(adminGiftCardsTexts);
  const count = (value: number | undefined) =>
    value === undefined ? texts.unknown : String(value);
  const money = (value: Paise | undefined) =>
    value === undefined ? texts.unknown : formatPaise(value);
  return (
    <Tiles label={texts.tiles}>
      <Tile label={texts.active} value={count(totals?.active)} />
      <Tile label={texts.totalValue} value={money(totals?.value)} hint={texts.valueHint} />
      <Tile label={texts.redeemed} value={money(totals?.redeemed)} />
      <Tile label={texts.expired} value={count(totals?.expired)} />
    </Tiles>
  );
}

const CardName = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: theme.spacing(-1),
  '& > small': { paddingInline: theme.spacing(1), color: theme.vars.palette.text.secondary },
}));

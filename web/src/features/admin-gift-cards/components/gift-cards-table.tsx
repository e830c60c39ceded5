import { styled } from '@mui/material/styles';

import {
  GIFT_CARD_STATE_LABELS,
  maskedGiftCardCode,
  type GiftCardState,
} from '@kargha/domain/pricing/gift-card';
import type { GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminGiftCardsTexts } from '../admin-gift-cards-texts.ts';
import { giftCardName } from '../state/use-gift-cards.ts';

const TONES: Record<GiftCardState, TagTone> = {
  active: 'done',
  used: 'moving',
  expired: 'waiting',
  disabled: 'idle',
};

interface GiftCardsTableProps {
  rows: readonly GiftCardRow[];
  isStale: boolean;
  onOpen: (row: GiftCardRow) => void;
}

export function GiftCardsTable({ rows, isStale, onOpen }: GiftCardsTableProps) {
  const texts = useTexts(adminGiftCardsTexts);
  return (
    <IndexTable
      label={texts.table}
      columns={texts.columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={giftCardName}
      isStale={isStale}
      numbers={['initial', 'balance']}
      opensRows
      cells={(row) => ({
        card: (
          <CardName>
            <Button
              look="quiet"
              aria-label={texts.open(giftCardName(row))}
              onClick={() => onOpen(row)}
            >
              {giftCardName(row)}
            </Button>
            <small>{maskedGiftCardCode(row.last4)}</small>
          </CardName>
        ),
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
  );
}

const CardName = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: theme.spacing(-1),
  '& > small': { paddingInline: theme.spacing(1), color: theme.vars.palette.text.secondary },
}));

import { useState } from 'react';

import { GIFT_CARD_FILTERS } from '@kargha/domain/pricing/gift-card-admin';
import type { GiftCardRow, GiftCardTotals } from '@kargha/domain/pricing/gift-card-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { adminGiftCardsTexts } from '../admin-gift-cards-texts.ts';
import { useGiftCards } from '../state/use-gift-cards.ts';
import { GiftCardsTable } from './gift-cards-table.tsx';

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

export function GiftCardsView() {
  const texts = useTexts(adminGiftCardsTexts);
  const [filter, change] = useUrlFilter({ filter: 'all' });
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
      <ViewTabs
        label={texts.filter}
        views={GIFT_CARD_FILTERS.map((id) => ({ id, label: texts.filters[id] }))}
        chosen={filter.filter}
        onChoose={(chosen) => change({ filter: chosen })}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          filter.filter === 'all' ? (
            <EmptyState title={texts.empty} action={issueButton}>
              {texts.emptyHint}
            </EmptyState>
          ) : (
            <NoMatch
              title={texts.noMatch}
              hint={texts.noMatchHint}
              onClear={() => change({ filter: 'all' })}
            />
          )
        }
      >
        {(rows, isStale) => <GiftCardsTable rows={rows} isStale={isStale} onOpen={setOpenDialog} />}
      </PagedList>
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

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Surface } from '#ui/surface.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { isNarrowed, NO_FILTER, useOrderFilter } from '../state/order-filter.ts';
import { useOrderList } from '../state/use-order-list.ts';
import { OrderBulk } from './order-bulk.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderViews } from './order-views.tsx';
import { OrdersTable } from './orders-table.tsx';

export function OrdersView() {
  const texts = useTexts(adminOrdersTexts);
  const [filter, change] = useOrderFilter();
  const { list, selection, hasChanges, refresh } = useOrderList(filter);
  const id = useId();
  const isKnown = list.status === 'ready' || list.rows.length > 0;
  const isSearched = filter.search !== '' || isNarrowed(filter);
  return (
    <>
      <OrderViews filter={filter} onChange={change} />
      <OrderFilters filter={filter} onChange={change} />
      <Surface as="section" aria-labelledby={id}>
        <Head>
          <Typography id={id} variant="h3" component="h2">
            {texts.title}
          </Typography>
          <p>{texts.subtitle}</p>
          <p role="status">{isKnown && texts.shown(list.rows.length, list.nextCursor !== null)}</p>
        </Head>
        {hasChanges && (
          <ChangesNotice role="status">
            {texts.changesNotice} <Button onClick={refresh}>{texts.refresh}</Button>
          </ChangesNotice>
        )}
        <OrderBulk
          rows={list.rows}
          selection={selection}
          filter={filter}
          hasMore={list.nextCursor !== null}
          onDone={refresh}
        />
        <PagedList
          list={list}
          loading={texts.loading}
          failed={texts.failed}
          empty={
            isSearched ? (
              <NoMatch
                title={texts.noneTitle}
                hint={texts.noneHint}
                onClear={() => change({ ...NO_FILTER, sort: filter.sort })}
              />
            ) : (
              <EmptyState title={texts.emptyTitle} action={null}>
                {texts.emptyHint}
              </EmptyState>
            )
          }
        >
          {(rows, isStale) => <OrdersTable rows={rows} selection={selection} isStale={isStale} />}
        </PagedList>
      </Surface>
    </>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 1.5),
  '& > p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { '& > p:last-child': { marginInlineStart: 'auto' } },
}));

const ChangesNotice = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  margin: spacing(1, 0),
  padding: spacing(1, 2),
  borderRadius: vars.shop.radius.card,
  background: vars.palette.shop.moving,
  color: vars.palette.shop.onMoving,
}));

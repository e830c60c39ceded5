import { bulkOrdersTexts } from '#features/bulk-orders/bulk-orders-texts.ts';
import { BulkOrderActions } from '#features/bulk-orders/components/bulk-order-actions.tsx';
import { Benefits, BulkProcess } from '#features/bulk-orders/components/bulk-process.tsx';
import { RequestQuoteButton } from '#features/bulk-orders/quote-request/components/request-quote-button.tsx';
import { UseCases } from '#features/bulk-orders/components/use-cases.tsx';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';

import { BULK_ORDERS_DESCRIPTION } from './page-descriptions.ts';

export function BulkOrdersPage() {
  const texts = useTexts(bulkOrdersTexts);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      description={BULK_ORDERS_DESCRIPTION}
      path={paths.bulkOrders}
    >
      <Begin>
        <RequestQuoteButton continuesDraft />
        <strong>{texts.promiseDay}</strong>
      </Begin>
      <Sections>
        <UseCases />
        <Benefits />
        <BulkProcess />
        <BulkOrderActions />
      </Sections>
    </Page>
  );
}

const Begin = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2.5),
  marginBottom: theme.spacing(5),
}));

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));

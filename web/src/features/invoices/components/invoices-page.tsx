import { useTexts } from '#lib/language/language.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { OrderBankTransfer } from '#session/components/order-bank-transfer.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Page } from '#ui/page.tsx';

import { DueList } from './due-list.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { invoicesTexts } from '../invoices-texts.ts';

export function InvoicesPage() {
  return (
    <AccountGate>
      <OwnInvoices />
    </AccountGate>
  );
}

function OwnInvoices() {
  const texts = useTexts(invoicesTexts);
  const uid = useSession((session) => selectProfile(session)?.uid);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {uid && (
        <DueList
          key={uid}
          uid={uid}
          transfer={(orderId) => <OrderBankTransfer orderId={orderId} />}
        />
      )}
      {uid && <InvoiceList uid={uid} />}
    </Page>
  );
}

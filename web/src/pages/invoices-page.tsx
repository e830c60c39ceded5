import { DueList } from '#features/invoices/components/due-list.tsx';
import { InvoiceList } from '#features/invoices/components/invoice-list.tsx';
import { invoicesTexts } from '#features/invoices/invoices-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { OrderBankTransfer } from '#session/components/order-bank-transfer.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Page } from '#ui/page.tsx';

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

import { InvoiceList } from '#features/invoices/components/invoice-list.tsx';
import { invoicesTexts } from '#features/invoices/invoices-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Page } from '#ui/page.tsx';

/** Stands behind the gate of the account pages. */
export function InvoicesPage() {
  const texts = useTexts(invoicesTexts);
  const uid = useSession((session) => selectProfile(session)?.uid);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {uid && <InvoiceList uid={uid} />}
    </Page>
  );
}

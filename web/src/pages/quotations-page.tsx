import { BusinessOnly } from '#features/quotations/components/business-only.tsx';
import { QuotationList } from '#features/quotations/components/quotation-list.tsx';
import { quotationsTexts } from '#features/quotations/quotations-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Page } from '#ui/page.tsx';

export function QuotationsPage() {
  return (
    <AccountGate>
      <BusinessOnly>
        <OwnQuotations />
      </BusinessOnly>
    </AccountGate>
  );
}

function OwnQuotations() {
  const texts = useTexts(quotationsTexts);
  const uid = useSession((session) => selectProfile(session)?.uid);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {uid && <QuotationList key={uid} uid={uid} />}
    </Page>
  );
}

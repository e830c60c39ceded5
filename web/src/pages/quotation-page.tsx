import { useParams } from 'react-router-dom';

import { BusinessOnly } from '#features/quotations/components/business-only.tsx';
import { QuotationScreen } from '#features/quotations/components/quotation-screen.tsx';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';

export function QuotationPage() {
  return (
    <AccountGate>
      <BusinessOnly>
        <OwnQuotation />
      </BusinessOnly>
    </AccountGate>
  );
}

function OwnQuotation() {
  const { quoteId = '' } = useParams();
  const uid = useSession((session) => selectProfile(session)?.uid);
  return uid ? <QuotationScreen key={`${uid} ${quoteId}`} quoteId={quoteId} /> : null;
}

import { useParams } from 'react-router-dom';

import { CompanyCredit, CreditWarning } from '#features/admin-credit/components/company-credit.tsx';
import { DeskScreen } from '#features/admin-quotes/components/desk-screen.tsx';
import { OfferView } from '#features/quotations/components/offer-view.tsx';

export function QuotePage() {
  const { id = '' } = useParams();
  return (
    <DeskScreen
      key={id}
      quoteId={id}
      drawOffer={(offer) => <OfferView offer={offer} showsValidity />}
      drawCredit={({ amount, ...of }) =>
        amount === undefined ? <CompanyCredit {...of} /> : <CreditWarning {...of} amount={amount} />
      }
    />
  );
}

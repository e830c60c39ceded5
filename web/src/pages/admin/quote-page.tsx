import { useParams } from 'react-router-dom';

import { CompanyCredit, CreditWarning } from '#features/admin-credit/components/company-credit.tsx';
import { QuoteDetailScreen } from '#features/admin-quotes/components/quote-detail-screen.tsx';
import { OfferView } from '#features/quotations/offer/components/offer-view.tsx';

export function QuotePage() {
  const { id = '' } = useParams();
  return (
    <QuoteDetailScreen
      key={id}
      quoteId={id}
      renderOffer={(offer) => <OfferView offer={offer} showsValidity />}
      renderCredit={({ amount, ...of }) =>
        amount === undefined ? <CompanyCredit {...of} /> : <CreditWarning {...of} amount={amount} />
      }
    />
  );
}

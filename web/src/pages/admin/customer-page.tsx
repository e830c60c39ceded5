import { useParams } from 'react-router-dom';

import { CompanyCredit } from '#features/admin-credit/components/company-credit.tsx';
import { CustomerLoader } from '#features/customers/components/customer-loader.tsx';

export function CustomerPage() {
  const { id = '' } = useParams();
  return <CustomerLoader key={id} id={id} renderCredit={(uid) => <CompanyCredit uid={uid} />} />;
}

import { useParams } from 'react-router-dom';

import { CompanyCredit } from '#features/admin-credit/components/company-credit.tsx';
import { OpenedCustomer } from '#features/customers/components/opened-customer.tsx';

export function CustomerPage() {
  const { id = '' } = useParams();
  return <OpenedCustomer key={id} id={id} drawCredit={(uid) => <CompanyCredit uid={uid} />} />;
}

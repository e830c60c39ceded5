import { useParams } from 'react-router-dom';

import { OpenedCustomer } from '#features/customers/components/opened-customer.tsx';

export function CustomerPage() {
  const { id = '' } = useParams();
  return <OpenedCustomer key={id} id={id} />;
}

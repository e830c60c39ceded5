import { useParams } from 'react-router-dom';

import { TransferScreen } from '#features/transfers/components/transfer-screen.tsx';

export function TransferPage() {
  const { id = '' } = useParams();
  return <TransferScreen key={id} id={id} />;
}

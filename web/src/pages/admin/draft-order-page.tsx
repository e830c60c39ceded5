import { useParams } from 'react-router-dom';

import { DraftScreen } from '#features/draft-orders/components/draft-screen.tsx';

export function DraftOrderPage() {
  const { id = '' } = useParams();
  return <DraftScreen key={id} id={id} />;
}

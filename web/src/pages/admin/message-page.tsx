import { useParams } from 'react-router-dom';

import { OpenedMessage } from '#features/admin-messages/components/message-detail-screen.tsx';

export function MessagePage() {
  const { number = '' } = useParams();
  return <OpenedMessage key={number} number={number} />;
}

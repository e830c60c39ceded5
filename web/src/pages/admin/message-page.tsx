import { useParams } from 'react-router-dom';

import { MessageDetailScreen } from '#features/admin-messages/components/message-detail-screen.tsx';

export function MessagePage() {
  const { number = '' } = useParams();
  return <MessageDetailScreen key={number} number={number} />;
}

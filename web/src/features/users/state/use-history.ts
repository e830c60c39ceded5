import { useEffect, useEffectEvent } from 'react';

import type { UserWithHistory, UserRow } from '@kargha/domain/people/user-endpoints';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { readHistory } from './user-intents.ts';

/** @param onRead receives the current account: the buyer may have sent a document since the list was loaded */
export function useHistory(
  uid: string,
  onRead: (user: UserRow) => void,
): ReadState<UserWithHistory> {
  const read = useRead(readHistory, uid);
  const user = read.data?.user;
  const handleRead = useEffectEvent(onRead);
  useEffect(() => {
    if (user) handleRead(user);
  }, [user]);
  return read;
}

import { useEffect, useReducer, useState } from 'react';

import type { UserRow } from '@kargha/domain/user-admin';

import { listUsers, type UserQuery } from '../data/users-api.ts';

type Filter = Pick<UserQuery, 'search' | 'role'>;

interface UserList {
  status: 'loading' | 'failed' | 'ready';
  users: readonly UserRow[];
  /** Where the next page begins; null after the last one. */
  nextCursor: string | null;
  /** Why the list could not be read. */
  failure: string;
}

type Change =
  | { type: 'begun' }
  | { type: 'read'; users: readonly UserRow[]; nextCursor: string | null; isFirst: boolean }
  | { type: 'failed'; failure: string }
  | { type: 'changed'; user: UserRow };

const NOTHING: UserList = { status: 'loading', users: [], nextCursor: null, failure: '' };

/** Typing rests so long before the list is asked. In milliseconds. */
const REST_MS = 300;

/** The people whom a filter leaves, page by page. */
export function useUsers({ search, role }: Filter) {
  const [list, change] = useReducer(changed, NOTHING);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    change({ type: 'begun' });
    const timer = setTimeout(() => {
      void read({ search, role, cursor: '' }).then((outcome) => {
        if (isWanted) change(outcome);
      });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, role, round]);

  return {
    ...list,
    reload: () => setRound(round + 1),
    loadMore: async () => {
      if (list.nextCursor) change(await read({ search, role, cursor: list.nextCursor }));
    },
    replace: (user: UserRow) => change({ type: 'changed', user }),
  };
}

async function read(query: UserQuery): Promise<Change> {
  try {
    return { type: 'read', ...(await listUsers(query)), isFirst: query.cursor === '' };
  } catch (error) {
    return { type: 'failed', failure: error instanceof Error ? error.message : '' };
  }
}

function changed(list: UserList, change: Change): UserList {
  switch (change.type) {
    case 'begun':
      return { ...list, status: 'loading' };
    case 'failed':
      return { ...list, status: 'failed', failure: change.failure };
    case 'read': {
      const before = change.isFirst ? [] : list.users;
      const users = [...before, ...change.users];
      return { status: 'ready', users, nextCursor: change.nextCursor, failure: '' };
    }
    case 'changed': {
      const { user } = change;
      return { ...list, users: list.users.map((one) => (one.uid === user.uid ? user : one)) };
    }
  }
}

import type { UserRow } from '@kargha/domain/people/user-endpoints';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import { listUsers, type UserFilter } from '../data/users-api.ts';

export function useUsers({ search, role }: UserFilter): PagedRows<UserRow> {
  return usePages({ read: listUsers, filter: { search, role }, idOf: ({ uid }) => uid });
}

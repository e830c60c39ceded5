import type { OrderTag } from '@kargha/domain/orders/staff-order-endpoints';
import { queryClient, useServerQuery } from '#lib/reading/server-state.ts';

import { changeOrderTags, type TagChange } from '../list/data/bulk-api.ts';
import { readOrderTags } from '../list/data/order-list-api.ts';

const ORDER_TAGS = { queryKey: ['order-tags'], queryFn: readOrderTags };

/** All tags of the shop, by name. */
export function useOrderTags(): readonly OrderTag[] {
  return useServerQuery(ORDER_TAGS).data ?? [];
}

/** Finds the tags with some IDs; those that are not read yet are left out. */
export function useTagNames(): (ids: readonly string[]) => OrderTag[] {
  const tags = useOrderTags();
  return (ids) => tags.filter(({ id }) => ids.includes(id));
}

/** Throws what the server says when it refuses the change. */
export async function changeTags(
  { id, revision }: { id: string; revision: number },
  change: TagChange,
): Promise<void> {
  const { outcomes } = await changeOrderTags(change, { orders: [{ id, revision }] });
  const problem = outcomes[0]?.problem ?? '';
  if (problem !== '') throw new Error(problem);
  // Before the order with its new tag arrives, so that the tag has a name.
  await queryClient.invalidateQueries({ queryKey: ORDER_TAGS.queryKey });
}

import type { TagStep } from '@kargha/domain/orders/bulk-order-steps';
import {
  MAX_TAGS_PER_ORDER,
  tagWithName,
  typedTags,
  type OrderTagNames,
} from '@kargha/domain/orders/order-tags';

import { conflict } from '../http/errors.ts';
import { changeByStaff, recordStep, type StaffChange } from '../records/change-order.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { orderTagNames, saveOrderTags } from '../records/order-tags-record.ts';

/** The step that adds or removes tags by name. An order that has, or lacks, all of them stays as it is. */
export async function tagStep({ action, tags }: Pick<TagStep, 'action' | 'tags'>) {
  const typed = typedTags(tags);
  const isAdding = action === 'add-tags';
  const names = isAdding ? await saveOrderTags(typed) : await orderTagNames();
  const ids = typed.flatMap((name) => tagWithName(names, name) ?? []);
  return (change: StaffChange) =>
    changeByStaff(change, (transaction, order) => {
      const before = order.tags ?? [];
      const after = isAdding
        ? [...new Set([...before, ...ids])]
        : before.filter((id) => !ids.includes(id));
      if (after.length > MAX_TAGS_PER_ORDER) throw tooManyTags();
      if (after.length !== before.length) {
        const { actor, at } = change;
        const step = { action: 'tag', to: order.state, what: 'Tags changed', actor, at };
        const note = describe(before, after, names);
        const quiet = { ...step, note, visibleToCustomer: false };
        recordStep(transaction, order, quiet, { tags: after } satisfies Partial<OrderRecord>);
      }
      return Promise.resolve();
    });
}

function tooManyTags() {
  return conflict('too_many_tags', `An order can have ${MAX_TAGS_PER_ORDER} tags.`);
}

function describe(before: readonly string[], after: readonly string[], names: OrderTagNames) {
  const isAdded = after.length > before.length;
  const [more, fewer] = isAdded ? [after, before] : [before, after];
  const changed = more.filter((id) => !fewer.includes(id)).map((id) => names[id] ?? '');
  return `${isAdded ? 'Added' : 'Removed'}: ${changed.join(', ')}`;
}

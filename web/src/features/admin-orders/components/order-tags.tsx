import { useState } from 'react';

import type { TagAction } from '@kargha/domain/orders/bulk-order-steps';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useRecordAction } from '#ui/lists/record-frame.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { changeTags, useTagNames } from '../state/order-tags.ts';
import type { StaffOrder } from '../state/staff-order.ts';
import { TagsDialog } from './tags-dialog.tsx';

/** Tags are for staff: shoppers never see them. */
export function OrderTags({ order }: { order: StaffOrder }) {
  const texts = useTexts(adminOrdersTexts);
  const canEdit = useCan()('orders.edit');
  const tags = useTagNames()(order.tags ?? []);
  const [isAdding, setAdding] = useState(false);
  const change = (action: TagAction, names: string) => changeTags(order, { action, tags: names });
  const { isBusy, start } = useRecordAction((name: string) => change('remove-tags', name));
  if (tags.length === 0 && !canEdit) return null;
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={1}>
        {texts.tags}
      </Text>
      <TagList>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Tag>{name}</Tag>
            {canEdit && (
              <IconButton
                aria-label={texts.removeTag(name)}
                disabled={isBusy}
                onClick={() => void start(name)}
              >
                <CloseIcon size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </TagList>
      {canEdit && <Button onClick={() => setAdding(true)}>{texts.bulk['add-tags']}</Button>}
      {isAdding && (
        <TagsDialog
          title={texts.tagsTitle(order.number)}
          confirm={texts.bulk['add-tags']}
          onConfirm={(names) => change('add-tags', names)}
          onClose={() => setAdding(false)}
        />
      )}
    </Surface>
  );
}

const TagList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', maxWidth: '100%' },
  '& > li > button': { marginTop: 0 },
}));

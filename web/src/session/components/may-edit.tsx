import type { ReactNode } from 'react';

import { PERMISSIONS, type Permission } from '@kargha/domain/people/staff-permissions';
import { useTexts } from '#lib/language/language.ts';
import { Text } from '#ui/text.tsx';

import { permissionTexts } from '../permission-texts.ts';
import { useCan } from '../state/permissions.ts';

interface MayEditProps {
  permission: Permission;
  children: ReactNode;
}

/** Disables the fields and buttons of those who may not use them, and says why. The server checks it again. */
export function MayEdit({ permission, children }: MayEditProps) {
  const texts = useTexts(permissionTexts);
  if (useCan()(permission)) return children;
  return (
    <>
      <Text tone="secondary">{texts.readOnly(PERMISSIONS[permission])}</Text>
      <fieldset disabled style={{ display: 'contents' }}>
        {children}
      </fieldset>
    </>
  );
}

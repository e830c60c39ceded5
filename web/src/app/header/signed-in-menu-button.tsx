import type { ReactNode } from 'react';

import { ROLE_LABELS } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTranslate } from '#lib/language/translate.ts';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { AvatarIcon } from '#ui/pictures/avatar.tsx';
import { styled } from '#ui/theme/styled.ts';

interface SignedInMenuButtonProps {
  profile: UserProfile;
  name: string;
  children: ReactNode;
}

/** Users who signed up by phone may have no name. */
export function SignedInMenuButton({ profile, name, children }: SignedInMenuButtonProps) {
  const translate = useTranslate();
  const { fullName, email, phone, avatar } = profile;
  const called = fullName || email;
  return (
    <Disclosure label={<AvatarIcon name={called} picture={avatar} />} name={name} align="end">
      <Person>
        <strong>{called || phone || name}</strong>
        <span>{translate(ROLE_LABELS[profile.role])}</span>
      </Person>
      {children}
    </Disclosure>
  );
}

const Person = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  padding: spacing(1, 1.5),
  marginBottom: spacing(0.5),
  borderBottom: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& > span': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));

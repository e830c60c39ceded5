import { useState } from 'react';

import { initialsOf } from '@kargha/domain/people/profile-picture';

import { PersonIcon } from '../icons.tsx';
import { styled } from '../theme/styled.ts';

interface AvatarProps {
  name: string;
  picture: string;
  size?: number;
}

/** Shows the picture, the initials or an icon. Hidden from screen readers: the name is next to it. */
export function Avatar({ name, picture, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const isShown = picture !== '' && picture !== broken;
  const initials = isShown ? '' : initialsOf(name);
  return (
    <Circle
      aria-hidden="true"
      data-initials={initials}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {!isShown && initials === '' && <PersonIcon size={size * 0.7} />}
      {isShown && (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      )}
    </Circle>
  );
}

export function AvatarIcon(props: Pick<AvatarProps, 'name' | 'picture'>) {
  return (
    <IconRoom>
      <Avatar {...props} />
    </IconRoom>
  );
}

const IconRoom = styled('span')({ display: 'inline-flex', marginInline: -4 });

const Circle = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  border: `1px solid ${vars.palette.shop.outline}`,
  background: vars.palette.shop.well,
  color: vars.palette.text.primary,
  fontWeight: 700,
  lineHeight: 1,
  // Drawn by CSS, so that it is not part of the button's label.
  '&::before': { content: 'attr(data-initials)' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

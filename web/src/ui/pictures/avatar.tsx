import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { initialsOf } from '@kargha/domain/people/profile-picture';

import { PersonIcon } from '../icons.tsx';

interface AvatarProps {
  name: string;
  /** The picture's address; '' without one. */
  picture: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A person in a circle: their picture, else their initials, else the sign of a person. The name stands beside it. */
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

/** The same in the place of an icon: it takes no more room beside others than an icon does. */
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
  // Drawn, not written: the control around it is called by its own name.
  '&::before': { content: 'attr(data-initials)' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

import { useState } from 'react';

import { BareCloth, PictureFrame } from './picture-frame.tsx';

/** Decorative: the name is next to it. */
export function LinePicture({ src, width }: { src: string; width: number }) {
  const [broken, setBroken] = useState<string>();
  return (
    <PictureFrame style={{ width, flex: 'none' }}>
      {src === '' || broken === src ? (
        <BareCloth />
      ) : (
        <img
          src={src}
          alt=""
          width={width}
          height={(width * 5) / 4}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </PictureFrame>
  );
}

import { useState } from 'react';

import { BareCloth, PictureFrame } from './picture-frame.tsx';

/** The small picture of a line in the cart or in a summary. Its name stands beside it, so it is decoration. */
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

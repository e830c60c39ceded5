import { useEffect, useRef, useState, type ReactNode } from 'react';

import { whenNear } from '#lib/browser/when-near.ts';

interface RenderNearViewportProps {
  height: number;
  children: ReactNode;
}

export function RenderNearViewport({ height, children }: RenderNearViewportProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return undefined;
    return whenNear(place.current, () => setIsNear(true));
  }, []);

  return isNear ? children : <div ref={place} style={{ minHeight: height }} />;
}

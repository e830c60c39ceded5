import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RenderNearViewportProps {
  /** Height that is kept free until then, so that nothing moves. In pixels. */
  height: number;
  children: ReactNode;
}

/** Shows its children once the reader comes near, so that what lies further down is not read for nothing. */
export function RenderNearViewport({ height, children }: RenderNearViewportProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '300px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={place} style={{ minHeight: height }} />;
}

import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RenderNearViewportProps {
  height: number;
  children: ReactNode;
}

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

/** Acts whenever the element comes near the screen. Returns a function that stops waiting. */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy browser reports several moments at once, the latest last.
    (entries) => {
      if (entries.at(-1)?.isIntersecting) act();
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

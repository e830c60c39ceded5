/** The colours of one motif, which is drawn upright about the origin, one unit high. */
export interface MotifPaint {
  body: string;
  inner: string;
  accent: string;
  /** Outline colour; none when left out. */
  line?: string;
  /** Outline width in motif units. */
  weight?: number;
}

export type MotifDrawing = (paint: MotifPaint) => string;

/** Attributes that fill with `colour` and draw the outline, if the motif has one. */
export function filled({ line, weight = 0.03 }: MotifPaint, colour: string): string {
  if (line === undefined) return `fill="${colour}"`;
  return `fill="${colour}" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"`;
}

/** The colours of a motif, drawn upright around the origin and one unit high. */
export interface MotifPaint {
  body: string;
  inner: string;
  accent: string;
  /** Outline colour; none by default. */
  line?: string;
  /** Outline width in motif units. */
  weight?: number;
}

export type MotifDrawing = (paint: MotifPaint) => string;

/** SVG attributes for the fill and, if the motif has one, the outline. */
export function filled({ line, weight = 0.03 }: MotifPaint, colour: string): string {
  if (line === undefined) return `fill="${colour}"`;
  return `fill="${colour}" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"`;
}

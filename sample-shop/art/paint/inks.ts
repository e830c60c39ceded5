import type { ArtRecipe } from '../art-recipe.ts';
import { blend, colourDistance, lightnessOf, rgbOf, tone } from './colour.ts';

export interface Inks {
  ground: string;
  motif: string;
  border: string;
  accent: string;
  extra: string;
  last: string;
  /** For outlines: darker than the darkest of the palette. */
  dark: string;
  /** For resist lines and highlights: lighter than the lightest of the palette. */
  light: string;
  zari: string;
  /** The palette's own colours, ground first. */
  all: string[];
}

const ZARI_COLOURS = { gold: '#d0a548', silver: '#c9c8c4', copper: '#c17f59' } as const;

/**
 * Assigns a colour to every role; missing ones are mixed from the others. Throws RangeError for an invalid
 * palette.
 */
export function inksOf({ palette, zari }: Pick<ArtRecipe, 'palette' | 'zari'>): Inks {
  const [ground, ...figures] = palette;
  if (ground === undefined || palette.length > 6) {
    throw new RangeError('A palette has 1 to 6 colours.');
  }
  palette.forEach(rgbOf);
  const roles = rolesOf(ground, figures);
  const byLightness = [...palette, roles.motif].sort((a, b) => lightnessOf(a) - lightnessOf(b));
  return {
    ground,
    ...roles,
    dark: tone(byLightness[0] ?? ground, -0.35),
    light: tone(byLightness.at(-1) ?? ground, 0.5),
    zari: ZARI_COLOURS[zari ?? 'gold'],
    all: palette.length > 1 ? palette : [ground, roles.motif],
  };
}

function rolesOf(ground: string, figures: string[]) {
  const [motif = contrasting(ground), border = motif, accent = softerShade(ground, motif)] =
    figures;
  const [, , , extra = blend(border, accent, 0.5), last = blend(extra, motif, 0.5)] = figures;
  return { motif, border, accent, extra, last };
}

function contrasting(ground: string): string {
  return lightnessOf(ground) > 0.6 ? tone(ground, -0.5) : tone(ground, 0.6);
}

/** Another shade of the motif that still contrasts with the ground. */
function softerShade(ground: string, motif: string): string {
  const lighter = tone(motif, 0.4);
  return colourDistance(lighter, ground) > 0.15 ? lighter : tone(motif, -0.35);
}

/** The colour of `choices` with the most contrast to `from`. */
export function mostContrasting(from: string, choices: readonly string[]): string {
  const apart = (hex: string) => colourDistance(hex, from);
  return choices.reduce((best, hex) => (apart(hex) > apart(best) ? hex : best), choices[0] ?? from);
}

import { describe, expect, it } from 'vitest';

import { blend, colourDistance, hexOf, lightnessOf, rgbOf, tone } from './colour.ts';

describe('colours', () => {
  it('converts to linear light and back without a change', () => {
    for (const hex of ['#000000', '#ffffff', '#8b1e2d', '#2a7f73'])
      expect(hexOf(rgbOf(hex))).toBe(hex);
  });

  it('changes lightness without changing the hue', () => {
    expect(lightnessOf(tone('#8b1e2d', 0.4))).toBeGreaterThan(lightnessOf('#8b1e2d'));
    const [r, , b] = rgbOf(tone('#8b1e2d', -0.4));
    expect(r).toBeGreaterThan(b);
  });

  it('mixes two colours half way', () => {
    const middle = lightnessOf(blend('#000000', '#ffffff', 0.5));
    expect(middle).toBeCloseTo(0.5, 1);
  });

  it('measures perceptual distance', () => {
    expect(colourDistance('#8b1e2d', '#8b1e2d')).toBe(0);
    expect(colourDistance('#000000', '#ffffff')).toBeGreaterThan(
      colourDistance('#8b1e2d', '#9b2e3d'),
    );
  });

  it('rejects colours that are not #rrggbb', () => {
    expect(() => rgbOf('#fff')).toThrow('Not a colour of the form #rrggbb: #fff');
  });
});

import { describe, expect, test } from 'vitest';

import { shopTheme } from './theme.ts';

/** WCAG 2.2: relative luminance of '#rrggbb'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const palette = shopTheme().colorSchemes[scheme]!.palette;
  const { shop, background, text } = palette;

  test.each([
    ['text on the page', text.primary, background.default],
    ['second text on the page', text.secondary, background.default],
    ['second text on a card', text.secondary, background.paper],
    ['second text in a well', text.secondary, shop.well],
    ['links on the page', palette.primary.main, background.default],
    ['links in a well', palette.primary.main, shop.well],
    ['the call to action', shop.onCallToAction, shop.callToAction],
    ['the pressed call to action', shop.onCallToAction, shop.callToActionPressed],
    ['savings on a card', palette.success.main, background.paper],
    ['errors on a card', palette.error.main, background.paper],
    ['the last pieces on the page', palette.secondary.main, background.default],
    ['badges', palette.secondary.contrastText, palette.secondary.main],
    ['waiting', shop.onWaiting, shop.waiting],
    ['moving', shop.onMoving, shop.moving],
    ['done', shop.onDone, shop.done],
    ['idle', shop.onIdle, shop.idle],
  ])('%s is readable (4.5:1)', (_what, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['the page', background.default],
    ['a card', background.paper],
  ])('the outline of a control contrasts with %s (3:1)', (_what, ground) => {
    expect(contrast(shop.outline, ground)).toBeGreaterThanOrEqual(3);
  });
});

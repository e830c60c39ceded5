import { hang } from '../drape/hanging-cloth.ts';
import { slingBag, tote } from '../drape/objects/bags.ts';
import { clutch } from '../drape/objects/clutch.ts';
import { doormat, rug, tableRunner, wallhanging } from '../drape/objects/floor-and-wall.ts';
import { cushion } from '../drape/objects/home-cloth.ts';
import { openHanky } from '../drape/objects/opened.ts';
import { potli } from '../drape/objects/potli.ts';
import type { ObjectDrawing } from '../drape/scene.ts';
import { drawSheet } from '../drape/sheet.ts';
import { drawRod } from '../drape/wood.ts';
import type { Point } from '../paint/svg.ts';
import { drawFigure, FIGURE_CM, handAt } from './figure.ts';
import { drawRuler, rulerLength } from './ruler.ts';
import type { ScaleDrawing } from './scale-drawing.ts';
import { drawSlippers } from './slippers.ts';

/** A sheet or curtain hung from a rod to the floor on which the figure stands, at its side. */
export const hungBesideFigure: ScaleDrawing = {
  view: () => ({ x: 0, y: 0, width: 1 }),
  draw: (scene, length) => {
    const { plan } = scene.panel;
    const wide = (length * plan.width) / plan.length;
    const cm = Math.max((length + 36) / 1.25, wide + 82);
    const left = 0.05 + Math.max(0, 1 - (wide + 82) / cm) / 2;
    const floor = 1.25 - 14 / cm;
    const top = floor - length / cm;
    const right = left + wide / cm;
    drawRod(scene.canvas, { from: [left - 0.03, top], to: [right + 0.03, top], radius: 0.011 });
    const sheet = hang(scene, {
      top: { left, right, y: top - 0.006 },
      hem: { left: left - 0.004, right: right + 0.004, y: floor },
      cloth: { left: 0, right: plan.width, top: 0, hem: plan.length },
      folds: 9,
      depth: { top: 0.006, hem: 0.012 },
      lift: 0.016,
    });
    drawSheet(scene.canvas, sheet);
    const figure: Point = [right + 24 / cm, floor - FIGURE_CM / cm];
    drawFigure(scene, { top: figure, cm, arms: 8 });
  },
};

/** The product's first picture, smaller, with the figure at its right. */
function besideFigure(
  drawing: ObjectDrawing,
  place: { half: number; top: number; tall: number },
): ScaleDrawing {
  const figureTop = (cm: number): Point => [
    0.5 + place.half + 34 / cm,
    place.top + place.tall / 2 - 42 / cm,
  ];
  return {
    view: (length) => {
      const cm = length / place.tall;
      const width = Math.max((FIGURE_CM + 24) / cm / 1.25, place.half * 2 + 90 / cm);
      const top = figureTop(cm);
      const middle = (0.5 - place.half + top[0] + 26 / cm) / 2;
      return { x: middle - width / 2, y: top[1] - 12 / cm, width };
    },
    draw: (scene, length) => {
      const cm = length / place.tall;
      drawing(scene);
      drawFigure(scene, { top: figureTop(cm), cm, arms: 8 });
    },
  };
}

export const wallhangingBesideFigure = besideFigure(wallhanging, {
  half: 0.36,
  top: 0.2,
  tall: 0.92,
});

export const runnerBesideFigure = besideFigure(tableRunner, { half: 0.3, top: 0.26, tall: 1.1 });

const ARMS = 12;

/** A bag in the figure's hand: where its handle is, and how wide it is drawn. */
function inHand(drawing: ObjectDrawing, bag: { handle: Point; wide: number }): ScaleDrawing {
  const cmOf = (length: number) => length / bag.wide;
  const topOf = (cm: number): Point => {
    const [x, y] = handAt(1, ARMS);
    return [bag.handle[0] - x / cm, bag.handle[1] - y / cm];
  };
  return {
    view: (length) => {
      const cm = cmOf(length);
      const width = (FIGURE_CM + 22) / cm / 1.25;
      const top = topOf(cm);
      return { x: top[0] + 12 / cm - width / 2, y: top[1] - 11 / cm, width };
    },
    draw: (scene, length) => {
      const cm = cmOf(length);
      drawFigure(scene, { top: topOf(cm), cm, arms: ARMS });
      drawing(scene);
    },
  };
}

export const toteInHand = inHand(tote, { handle: [0.5, 0.15], wide: 0.68 });

export const slingBagInHand = inHand(slingBag, { handle: [0.5, 0.11], wide: 0.67 });

/** The product with a ruler along it, in a slightly wider view. */
function withRuler(
  drawing: ObjectDrawing,
  place: { wide: number; zero: Point; turn: number; view: { x: number; y: number; width: number } },
): ScaleDrawing {
  return {
    view: () => place.view,
    draw: (scene, length, texture) => {
      drawing(scene);
      const { zero, turn } = place;
      drawRuler(scene, {
        texture,
        length: rulerLength(length),
        zero,
        turn,
        cm: length / place.wide,
      });
    },
  };
}

export const hankyWithRuler = withRuler(openHanky, {
  wide: 0.8,
  zero: [0.12, 1.13],
  turn: 0,
  view: { x: -0.04, y: 0, width: 1.08 },
});

export const cushionWithRuler = withRuler(cushion, {
  wide: 0.76,
  zero: [0.17, 1.14],
  turn: 0,
  view: { x: -0.04, y: 0.02, width: 1.08 },
});

export const clutchWithRuler = withRuler(clutch, {
  wide: 0.81,
  zero: [-0.01, 1.08],
  turn: 0,
  view: { x: -0.13, y: -0.1, width: 1.26 },
});

export const potliWithRuler = withRuler(potli, {
  wide: 0.81,
  zero: [1.02, 1.1],
  turn: -90,
  view: { x: -0.03, y: -0.18, width: 1.22 },
});

/** A mat on the floor with a pair of slippers in front of it. */
function withSlippers(
  drawing: ObjectDrawing,
  place: { wide: number; at: Point; width: number },
): ScaleDrawing {
  return {
    view: () => ({ x: 0.5 - place.width / 2, y: 0.64 - place.width * 0.5, width: place.width }),
    draw: (scene, length) => {
      drawing(scene);
      drawSlippers(scene, place.at, length / place.wide);
    },
  };
}

export const doormatWithSlippers = withSlippers(doormat, {
  wide: 0.84,
  at: [0.5, 1.2],
  width: 1.2,
});

export const rugWithSlippers = withSlippers(rug, { wide: 1.08, at: [0.5, 1.36], width: 1.34 });

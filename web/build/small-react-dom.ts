import { parseSync, type Plugin } from 'vite';

import { isBrowserBuild } from './browser-build.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string };
  expression?: Node;
  left?: { property?: { name?: string } };
  right?: Node;
  body?: Node;
}

/**
 * What the shop uses none of, by the functions of react-dom that every use of it goes through. A bundler cannot remove
 * it, because an element or hook may ask for it at any time.
 */
export const UNUSED_FEATURES: Readonly<Record<string, readonly string[]>> = {
  SuspenseList: ['updateSuspenseListComponent'],
  Activity: ['updateActivityComponent'],
  'custom elements': ['setPropOnCustomElement'],
  useActionState: ['mountActionState', 'updateActionState', 'rerenderActionState'],
  'style sheets with precedence': ['acquireResource', 'suspendResource'],
  preloading: [
    ...['preload', 'preloadModule', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS'],
    ...['preconnectAs', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
  ],
};

/** React calls these for any element or event; without the feature, there is nothing to do. */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  // Of elements that React puts into the head: a style sheet or script that it shares. The shop has titles, metas, links.
  getResource: '{ return null; }',
  // A root keeps it and never calls it.
  defaultOnDefaultTransitionIndicator: '{}',
  // Of forms with a function as their action.
  extractEvents$1: '{}',
};

/**
 * React DOM's production build without `UNUSED_FEATURES`: they throw an error that names the feature. It also starts
 * faster where a tool listens, as Lighthouse does.
 */
export function smallReactDom(): Plugin {
  return {
    name: 'kargha:small-react-dom',
    // The server renders with all of it.
    apply: isBrowserBuild,
    transform: {
      filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom(?:-client)?\.production\.js$/ },
      handler: (code) => ({ code: withoutTraces(withoutFeatures(code)), map: null }),
    },
  };
}

export function withoutFeatures(code: string): string {
  const bodies = functionBodies(code);
  const cuts = [...bodies]
    .flatMap(([name, { start, end }]) => {
      const left = bodyInstead(name);
      return left === undefined ? [] : [{ start, end, left }];
    })
    .sort((a, b) => b.start - a.start);
  return cuts.reduce(
    (all, { start, end, left }) => all.slice(0, start) + left + all.slice(end),
    code,
  );
}

/**
 * React creates five errors at its start, only to throw and recognise them. Where a tool listens, each would record
 * where it was created, and for that the browser parses the whole file once more: 13 of the 17 ms of its start.
 */
export function withoutTraces(code: string): string {
  return code.replaceAll(
    /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    'Object.create(Error.prototype, { message: { value: $1 } })',
  );
}

function bodyInstead(name: string): string | undefined {
  const [feature] = Object.entries(UNUSED_FEATURES).find(([, names]) => names.includes(name)) ?? [];
  if (feature) return `{ throw Error("No ${feature}"); }`;
  return WITHOUT_EFFECT[name];
}

/** Of `function name() {}` and `exports.name = function () {}` at the top level. */
function functionBodies(code: string): ReadonlyMap<string, Node> {
  const { program } = parseSync('react-dom.cjs', code);
  return new Map((program.body as readonly Node[]).flatMap(bodyOf));
}

function bodyOf({ id, body, expression }: Node): [string, Node][] {
  if (expression) return assignedBody(expression);
  return id?.name !== undefined && body ? [[id.name, body]] : [];
}

function assignedBody({ left, right }: Node): [string, Node][] {
  const name = left?.property?.name;
  return name !== undefined && right?.body ? [[name, right.body]] : [];
}

import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: readonly Node[];
}

type Cut = readonly [start: number, end: number, left: string];

/** At the top level, these keep unused code in the bundle: a bundler does not know them to be without effects. */
const NAMES_FOR_DEVTOOLS = /^\w+\.displayName = "[^"]*";$/gm;
const PURE_CALLS = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/gm;

/** What only routers with loaders and server components have; the shop's router has neither. */
export const UNUSED: readonly (readonly [code: string, left: string])[] = [
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  [
    'function useRoutesImpl(routes, locationArg, dataRouterOpts) {',
    'function useRoutesImpl(routes, locationArg) { const dataRouterOpts = undefined;',
  ],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
];

/** Makes what the shop does not use of react-router's production build removable. */
export function withoutUnused(code: string): string {
  const used = UNUSED.reduce((all, [unused, left]) => all.replace(unused, left), code);
  return withoutWarnings(used)
    .replaceAll(NAMES_FOR_DEVTOOLS, '')
    .replaceAll(PURE_CALLS, '$1/* @__PURE__ */ $2');
}

/** Warnings and the messages of failed assertions are for developers, who have the development build. */
export function withoutWarnings(code: string): string {
  const { program } = parseSync('router.js', code);
  const cuts = cutsIn(program).sort(([a], [b]) => b - a);
  return cuts.reduce(
    (all, [start, end, left]) => all.slice(0, start) + left + all.slice(end),
    code,
  );
}

function cutsIn(node: Node): Cut[] {
  const { start, end, callee, arguments: [condition, message] = [] } = node;
  if (condition && message) {
    if (callee?.name === 'warning') return [[start, end, 'void 0']];
    if (callee?.name === 'invariant') return [[condition.end, message.end, '']];
  }
  return Object.values(node).flatMap((value: unknown) =>
    [value].flat().filter(isNode).flatMap(cutsIn),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

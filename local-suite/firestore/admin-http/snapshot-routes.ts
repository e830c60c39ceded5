import { objectOf, textOf } from './admin-route.ts';
import type { AdminRoute } from './admin-route.ts';
import type { ProjectSnapshots } from './project-snapshots.ts';

const DEFAULT_NAME = 'default';

/** Routes for tests in other processes and languages: take a snapshot, restore it, fork it. */
export function snapshotRoutes(snapshots: ProjectSnapshots): AdminRoute[] {
  return [
    route('takeSnapshot', (project, name) => {
      snapshots.take(project, name);
      return {};
    }),
    route('restoreSnapshot', (project, name) => {
      snapshots.restore(project, name);
      return {};
    }),
    route('forkSnapshot', (project, name, into) => ({
      project: snapshots.fork(project, name, into),
    })),
  ];
}

function route(
  action: string,
  run: (project: string, name: string, into: string | undefined) => object,
): AdminRoute {
  return {
    method: 'POST',
    path: new RegExp(`^/emulator/v1/projects/(?<project>[^/:]+):${action}$`),
    answer: async (exchange, { project = '' }) => {
      const body = objectOf((await exchange.json()) ?? {}, 'The body');
      const name = textOf(body.name ?? DEFAULT_NAME, 'name');
      const into = body.project === undefined ? undefined : textOf(body.project, 'project');
      exchange.sendJson(200, run(project, name, into));
    },
  };
}

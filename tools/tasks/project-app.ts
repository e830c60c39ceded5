import { initializeApp, type App } from 'firebase-admin/app';

/** The project as the credentials of whoever runs the tool open it. */
export function projectApp(projectId: string): App {
  // Authentication refuses a person's own credentials as long as no project is named that the calls count for.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
  return initializeApp({ projectId }, 'tool');
}

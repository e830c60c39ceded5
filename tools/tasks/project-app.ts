import { initializeApp, type App } from 'firebase-admin/app';

export function projectApp(projectId: string): App {
  // Firebase Auth refuses user credentials without a quota project.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
  return initializeApp({ projectId }, 'tool');
}

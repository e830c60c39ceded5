import { saveFile } from '#lib/files/save-file.ts';

export { requestCall, type RequestedCall } from '../data/call-api.ts';

export function saveCalendar(calendar: string): void {
  saveFile('kargha-call.ics', new Blob([calendar], { type: 'text/calendar' }));
}

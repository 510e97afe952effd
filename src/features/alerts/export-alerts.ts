/** Saves a file that a worker has written; fetched when somebody asks for one. */
import { fileName } from '@/lib/download.ts';

/**
 * Hands the file to the browser to save; nothing leaves the machine.
 *
 * @param count how many alerts are in it, for its name
 */
export function saveAlerts(file: Blob, count: number): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  const day = new Date().toISOString().slice(0, 10);
  link.download = fileName(`alerts-${count}-${day}`, 'csv');
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

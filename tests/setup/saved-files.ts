/** The files that a page has the browser save. */
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Collects the files from now on, with their names. `text` waits for the first one. */
export function catchFiles() {
  const files: Blob[] = [];
  const names: string[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  async function text(): Promise<string> {
    await waitFor(() => expect(files).toHaveLength(1));
    // jsdom's files have no text().
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsText(files[0]!);
    await read;
    return typeof reader.result === 'string' ? reader.result : '';
  }
  return { files, names, text };
}

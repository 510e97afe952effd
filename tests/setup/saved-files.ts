import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Collects the files that a page has the browser save, with their names. `text` waits for the first one. */
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
    reader.readAsText(files[0]!);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return typeof reader.result === 'string' ? reader.result : '';
  }
  return { files, names, text };
}

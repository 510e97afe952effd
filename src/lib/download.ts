/** Hands a text or a file to the browser to save; nothing leaves the machine. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name from any text: letters, digits, dots and hyphens only, at most 80 characters. */
export function fileName(text: string, ending: string): string {
  const stem = text.replace(/[^a-z0-9.-]+/gi, '-').replace(/^[.-]+|[.-]+$/g, '');
  return `${stem.slice(0, 80) || 'export'}.${ending}`;
}

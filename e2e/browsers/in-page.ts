/** Runs in the page: Testing Library decides about roles, names and labels. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    /** Put there by `withLibrary`. */
    TestingLibraryDom: typeof TestingLibrary;
  }
}

const PATH = new URL(
  '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  import.meta.url,
);
let text = '';

/** A function's source, which brings the library along where the page has it not yet. */
export function withLibrary(source: string): string {
  text ||= readFileSync(fileURLToPath(PATH), 'utf8');
  return `function (...given) { if (!window.TestingLibraryDom) { ${text} }; return (${source})(...given); }`;
}

/** The first element of this role and name that is seen and can be reached. */
export function findTarget(
  role: string,
  name: string,
  isPattern: boolean,
  row: string | null,
): Element | null {
  const library = window.TestingLibraryDom;
  const reach = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  const rows = row === null ? [reach] : library.queryAllByRole(reach, 'row', { hidden: true });
  const wanted = isPattern ? new RegExp(name) : name;
  for (const around of rows) {
    if (row !== null && !around.textContent?.includes(row)) continue;
    const found = library
      // Hidden elements are sorted out below, when few are left.
      .queryAllByRole(around, role, { name: wanted, hidden: true })
      .find((element) => element.checkVisibility({ visibilityProperty: true }));
    if (found) return found;
  }
  return null;
}

/** The first field with this label that is seen and can be reached. */
export function findField(label: string): Element | null {
  const library = window.TestingLibraryDom;
  const reach = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  return (
    library
      .queryAllByLabelText(reach, label, { exact: true, selector: 'input, textarea' })
      .find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null
  );
}

/**
 * The theme: the stored choice under `theme`, else the system's preference; toggling stores the choice.
 * The inline script of index.html applies it before the first paint; this module keeps it in step after.
 */
export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

function stored(): Theme | null {
  try {
    const value = window.localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

/** What `data-theme` says now; light where there is no document. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Shows the other theme and remembers it; a browser that stores nothing still shows it. */
export function toggleTheme(): void {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  try {
    window.localStorage.setItem(KEY, next);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  apply(next);
}

/**
 * Applies the right theme and follows other tabs and, while nothing is chosen, the system.
 *
 * @returns a function that stops following
 */
export function followTheme(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const update = () => apply(stored() ?? (system.matches ? 'dark' : 'light'));
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) update();
  };
  update();
  system.addEventListener('change', update);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', update);
    window.removeEventListener('storage', onStorage);
  };
}

/** For useSyncExternalStore. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

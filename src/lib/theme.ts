/**
 * The theme: the stored choice under `theme`, else the system's preference; toggling stores the choice. The inline
 * script of index.html applies it before the first paint; this module keeps it up to date after that.
 */
import { storage } from './storage.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme | null {
  const value = storage.get(KEY);
  return value === 'light' || value === 'dark' ? value : null;
}

/** Returns the value of `data-theme`; light if there is no document. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const ofSystem = (): Theme => (systemDark().matches ? 'dark' : 'light');

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Shows the other theme and stores it. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  storage.set(KEY, theme);
  apply(theme);
}

/**
 * Applies the right theme and follows other tabs and, while nothing is chosen, the system.
 *
 * @returns a function that stops following
 */
export function followTheme(): () => void {
  const system = systemDark();
  const update = () => apply(storedTheme() ?? ofSystem());
  update();
  system.addEventListener('change', update);
  const stopStorage = storage.subscribe([KEY], update);
  return () => {
    system.removeEventListener('change', update);
    stopStorage();
  };
}

/** For useSyncExternalStore. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

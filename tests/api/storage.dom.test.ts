/** Storage may throw; the app works on. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storage } from '@/lib/storage.ts';

// The module remembers what it could not write; another tab's event makes it forget.
afterEach(() => {
  vi.restoreAllMocks();
  const stop = storage.subscribe(['k'], () => {});
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
});

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });

it('stores in local storage', () => {
  storage.set('k', 'v');
  expect(window.localStorage.getItem('k')).toBe('v');
  expect(storage.get('k')).toBe('v');
  storage.remove('k');
  expect(storage.get('k')).toBeNull();
});

describe('when the browser refuses', () => {
  it('everything, this tab still remembers', () => {
    refuse('getItem');
    refuse('setItem');
    refuse('removeItem');
    expect(storage.get('k')).toBeNull();
    storage.set('k', 'v');
    expect(storage.get('k')).toBe('v');
    storage.remove('k');
    expect(storage.get('k')).toBeNull();
  });

  it('a write (storage full), the new value hides the old one', () => {
    storage.set('k', 'old');
    refuse('setItem');
    storage.set('k', 'new');
    expect(storage.get('k')).toBe('new');
  });

  it('a removal, the value is gone for this tab', () => {
    storage.set('k', 'v');
    refuse('removeItem');
    storage.remove('k');
    expect(storage.get('k')).toBeNull();
  });

  it('the storage itself', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(storage.get('k')).toBeNull();
    storage.set('k', 'v');
    expect(storage.get('k')).toBe('v');
  });

  it('until another tab could write', () => {
    refuse('setItem');
    storage.set('k', 'mine');
    vi.restoreAllMocks();
    window.localStorage.setItem('k', 'theirs');
    const heard = vi.fn<() => void>();
    const stop = storage.subscribe(['k'], heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'k' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'k' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(storage.get('k')).toBe('theirs');
  });
});

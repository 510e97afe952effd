/** One tab owns the demonstration: Web Locks, as far as two tabs see of each other. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Owner from '@/demo/owner.ts';
import { waitFor } from '../setup/wait-for.ts';

interface Waiting {
  grant: () => void;
}

/** A lock manager of one lock, shared by the tabs of a test. */
function sharedLock() {
  let end: ((reason: Error) => void) | null = null;
  const line: Waiting[] = [];
  const request = (_name: string, ...rest: unknown[]) => {
    const options = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean; steal?: boolean }) : {};
    const callback = rest.at(-1) as (lock: object | null) => unknown;
    return new Promise((_resolve, reject) => {
      const grant = () => {
        end = reject;
        callback({});
      };
      if (options.steal) end?.(new DOMException('stolen', 'AbortError'));
      if (end === null || options.steal) grant();
      else if (options.ifAvailable) callback(null);
      else line.push({ grant });
    });
  };
  return {
    request,
    /** The tab that holds the lock is closed. */
    closeHolder() {
      end = null;
      line.shift()?.grant();
    },
  };
}

/** Each tab has a copy of the module. */
async function openTab(): Promise<typeof Owner> {
  vi.resetModules();
  const tab = await import('@/demo/owner.ts');
  tab.claim();
  await tab.findOwner();
  return tab;
}

let lock: ReturnType<typeof sharedLock>;
beforeEach(() => {
  lock = sharedLock();
  Object.defineProperty(navigator, 'locks', { value: lock, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('the first tab has it, the second says so and takes over when the first is closed', async () => {
  const first = await openTab();
  const second = await openTab();
  expect(first.owner.get()).toBe('this-tab');
  expect(second.owner.get()).toBe('another-tab');
  lock.closeHolder();
  expect(second.owner.get()).toBe('this-tab');
});

test('a tab that is asked to takes it at once, and gives it back when it is closed', async () => {
  const first = await openTab();
  const second = await openTab();
  const told = vi.fn<() => void>();
  first.owner.subscribe(told);
  second.takeOver();
  await waitFor(() => expect(first.owner.get()).toBe('another-tab'));
  expect(second.owner.get()).toBe('this-tab');
  expect(told).toHaveBeenCalledTimes(1);
});

test('without locks, on an insecure origin, a tab takes itself for the owner', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect((await openTab()).owner.get()).toBe('this-tab');
});

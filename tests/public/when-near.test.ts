// @vitest-environment jsdom
/** Sections of the home page whose scripts wait until the visitor comes near. */
import { afterEach, expect, test, vi } from 'vitest';
import { wakeAll, whenNear } from '@/components/reveal/when-near.ts';

afterEach(() => document.body.replaceChildren());

function observed() {
  const seen: { element: Element; show: () => void }[] = [];
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(callback) {
    const self = {
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      unobserve: () => {},
      disconnect: () => {},
      takeRecords: () => [],
      observe(element: Element) {
        const entry = { isIntersecting: true, target: element } as IntersectionObserverEntry;
        seen.push({ element, show: () => callback([entry], self) });
      },
    };
    return self;
  });
  return seen;
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

function section(id: string) {
  const element = document.createElement('section');
  element.id = id;
  document.body.append(element);
}

test('it waits until the element comes near', async () => {
  const seen = observed();
  section('below');
  const near = whenNear('below');
  expect(await isSettled(near)).toBe(false);
  seen[0]?.show();
  await near;
});

test('a page that goes ends the wait: coming back must find its sections', async () => {
  observed();
  section('far');
  const near = whenNear('far');
  document.body.replaceChildren();
  expect(await isSettled(near)).toBe(false);
  wakeAll();
  await near;
});

test('without the element there is nothing to wait for', async () => {
  await whenNear('nowhere');
  expect(document.getElementById('nowhere')).toBeNull();
});

/** Workers behind Comlink, and what a sign-out does to them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteWorker, WorkerGone } from '@/lib/remote-worker.ts';
import { sessionState } from '@/lib/session-state.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { Engine, engine } from '@/lookalike/engine.ts';
import type { EngineWorker } from '@/lookalike/engine.worker.ts';
import address from '@/lookalike/engine.worker.ts?worker&url';
import { TestWorker, workers } from '../setup/workers.ts';

const started: TestWorker[] = [];
class SeenWorker extends TestWorker {
  constructor(from: string) {
    super(from);
    started.push(this);
  }
}
beforeEach(() => {
  vi.stubGlobal('Worker', SeenWorker);
});

afterEach(() => {
  sessionState.close();
  started.length = 0;
});

const explains = (method: string) => method === 'explain';
const open = () => new RemoteWorker<EngineWorker>(address);
const ask = (worker: RemoteWorker<EngineWorker>) =>
  worker.call<unknown>((api) => api.explain('paytm.in', 'paytn.in'));

describe('a worker that dies', () => {
  it('rejects the calls that wait; the next call starts another', async () => {
    workers.dies = explains;
    const worker = open();
    const answers = await Promise.allSettled([ask(worker), ask(worker)]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(WorkerGone) });
    workers.dies = () => false;
    expect(await ask(worker)).toMatchObject({ kind: 'explanation' });
    expect(started).toHaveLength(2);
  });

  it('rejects the calls that wait when it is closed', async () => {
    workers.holds = explains;
    const worker = open();
    const answer = ask(worker);
    worker.close();
    await expect(answer).rejects.toBeInstanceOf(WorkerGone);
  });

  it.each([
    ['its file is missing', new Event('error'), 1],
    ['its script fails', new ErrorEvent('error'), 0],
    ['its message cannot be read', new MessageEvent('messageerror'), 0],
  ])('is told like a missing chunk only when %s', async (_why, event, times) => {
    const missing: string[] = [];
    const listen = (told: WindowEventMap['vite:preloadError']) =>
      missing.push(told.payload.message);
    window.addEventListener('vite:preloadError', listen);
    workers.holds = explains;
    const answer = ask(open());
    started[0]?.dispatchEvent(event);
    await expect(answer).rejects.toBeInstanceOf(WorkerGone);
    window.removeEventListener('vite:preloadError', listen);
    expect(missing).toEqual(Array.from({ length: times }, () => address));
  });
});

it('a worker that the browser refuses is an error with a name', async () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('Refused', 'SecurityError');
  });
  expect(() => open().start()).toThrow(WorkerGone);
  await expect(engine().explain('paytm.in', 'paytn.in')).rejects.toBeInstanceOf(WorkerGone);
});

it('a signal has the worker stop its job, which resolves with what it has', async () => {
  const job = new AbortController();
  const names: unknown[] = [];
  const take = (batch: readonly unknown[]) => {
    names.push(...batch);
    job.abort();
  };
  await engine().generate('mahindraandmahindra.in', {}, take, job.signal);
  expect(names.length).toBeGreaterThan(0);
  const made = names.length;
  await expect(
    engine().generate('mahindraandmahindra.in', {}, take, job.signal),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(names).toHaveLength(made);
});

describe('the engine', () => {
  it('has one worker for all questions, and a new one after a failure', async () => {
    const pair = ['hdfcbank.com', 'hdfcbamk.com'] as const;
    await Promise.all([engine().explain(...pair), engine().explain(...pair)]);
    expect(started).toHaveLength(1);
    workers.dies = explains;
    await expect(engine().explain(...pair)).rejects.toBeInstanceOf(WorkerGone);
    workers.dies = () => false;
    expect(await engine().explain(...pair)).toMatchObject({ kind: 'explanation' });
    expect(started).toHaveLength(2);
  });

  it('ends with the session', async () => {
    workers.holds = explains;
    const before = engine();
    const answer = before.explain('hdfcbank.com', 'hdfcbamk.com');
    tokenStore.signOut();
    await expect(answer).rejects.toBeInstanceOf(WorkerGone);
    expect(engine()).not.toBe(before);
    expect(sessionState.get(Engine)).toBe(engine());
  });
});

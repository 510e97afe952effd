/** Specification section 9: what the worker of the particle field draws, and into which windows. */
import { expect, test, vi } from 'vitest';
import {
  DRAWN,
  type FieldMessage,
  type FieldWindow,
} from '@/features/site/particles/field-messages.ts';
import { FRAME_MS } from '@/features/site/particles/field-options.ts';

interface Frame {
  dots: number;
  links: number[];
}

/** A canvas that writes down what is drawn on it. */
class WatchedCanvas {
  readonly width: number;
  readonly height: number;
  readonly frames: Frame[] = [];
  /** Where another canvas was copied to. */
  readonly copies: { x: number; y: number }[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    canvases.push(this);
  }

  getContext() {
    const last = () => this.frames.at(-1);
    let from = [0, 0];
    const drawing = {
      clearRect: () => this.frames.push({ dots: 0, links: [] }),
      arc: () => {
        const frame = last();
        if (frame) frame.dots += 1;
      },
      moveTo: (x: number, y: number) => (from = [x, y]),
      lineTo: (x: number, y: number) => {
        const [fromX = 0, fromY = 0] = from;
        last()?.links.push(Math.hypot(x - fromX, y - fromY));
      },
      drawImage: (_: unknown, x: number, y: number) => this.copies.push({ x, y }),
      createLinearGradient: () => ({ addColorStop: () => {} }),
    };
    return new Proxy<Record<string, unknown>>(drawing, {
      get: (target, name: string) => target[name] ?? (() => {}),
      set: () => true,
    });
  }
}

const canvases: WatchedCanvas[] = [];

/** The global scope of the worker, as far as it listens; like a worker's it has no document. */
const scope = new EventTarget();

function tell(data: FieldMessage) {
  scope.dispatchEvent(new MessageEvent('message', { data }));
}

const windows: FieldWindow[] = [
  { x: 0, y: 0, width: 120, height: 900, fades: 'right' },
  { x: 1320, y: 0, width: 120, height: 900, fades: 'left' },
];

test('200 particles, linked when closer than 150 units, copied to what is seen of them; paused when told (section 9, particles)', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', WatchedCanvas);
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
  vi.stubGlobal('HTMLElement', undefined);
  const answer = vi.fn<(answer: string) => void>();
  vi.stubGlobal('postMessage', answer);
  await import('@/features/site/particles/field.worker.ts');
  const seen = windows.map(({ width, height }) => new WatchedCanvas(width, height));
  tell({
    tell: 'show',
    field: { width: 1440, height: 900, windows },
    theme: 'light',
    canvases: seen as unknown as OffscreenCanvas[],
  });
  await vi.waitFor(() => expect(seen[0]?.copies.length).toBeGreaterThan(4), 20_000);

  const whole = canvases.find(({ width }) => width === 1440);
  // The last frame may be half drawn, and nothing has been drawn on the first.
  const frames = whole?.frames.filter(({ dots }) => dots > 0).slice(0, -1) ?? [];
  expect(frames.length).toBeGreaterThan(2);
  for (const { dots } of frames) expect(dots).toBe(200);
  const links = frames.flatMap((frame) => frame.links);
  expect(Math.max(...links)).toBeLessThanOrEqual(150);
  // Every distance up to there is linked, so some come close to it.
  expect(Math.max(...links)).toBeGreaterThan(140);
  expect(seen.map(({ copies }) => copies[0])).toEqual([
    { x: -0, y: -0 },
    { x: -1320, y: -0 },
  ]);

  expect(answer.mock.calls).toEqual([[DRAWN]]);

  tell({ tell: 'pause' });
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  const drawn = whole?.frames.length ?? -1;
  await vi.advanceTimersByTimeAsync(20 * FRAME_MS);
  expect(whole?.frames).toHaveLength(drawn);
  tell({ tell: 'play' });
  await vi.advanceTimersByTimeAsync(20 * FRAME_MS);
  expect(whole?.frames.length).toBeGreaterThan(drawn);
});

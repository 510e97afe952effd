/**
 * Where the particle field is seen, and nowhere across what is written: on wide windows beside the column
 * of the pages; on others in the free stretches of the sections that hold a slot (FieldSlot.tsx).
 */
import { SLOT } from '@/components/FieldSlot.tsx';
import { createWorker } from '@/lib/trusted-types.ts';
import { clearBands } from './clear-bands.ts';
import { DRAWN, type Field, type FieldMessage, type FieldWindow } from './field-messages.ts';
import type { FieldTheme } from './field-options.ts';
import { watchFrames } from './keeps-up.ts';
import workerAddress from './field.worker.ts?worker&url';

/** The column of the public pages: `maxWidth.measure` in tailwind.config.ts. */
const MEASURE = 1200;
/** A narrower margin has no room for a field. */
const LEAST_MARGIN = 40;
/** The field is made for a screen of at least this size, so that it is as dense on small ones. */
const LEAST = { width: 1440, height: 900 };
/** After a change of size; the field would begin anew at each step of a window that is being dragged. */
const SETTLED_MS = 300;

interface Shown {
  readonly host: Element;
  readonly field: Field;
  /** Of the field's upper left corner to that of the host. */
  readonly offset: number;
}

/** The margins beside the column; null where there is no room. */
function besideColumn(host: Element): Shown | null {
  const { clientWidth: seen } = document.documentElement;
  const margin = Math.floor((seen - MEASURE) / 2);
  if (margin < LEAST_MARGIN) return null;
  const width = Math.max(seen, LEAST.width);
  const height = Math.max(window.innerHeight, LEAST.height);
  const offset = Math.round((width - seen) / 2);
  const pane = { y: 0, width: margin, height: window.innerHeight };
  return {
    host,
    offset,
    field: {
      width,
      height,
      windows: [
        { ...pane, x: offset, fades: 'right' },
        { ...pane, x: offset + seen - margin, fades: 'left' },
      ],
    },
  };
}

/** The free stretches of a slot's section. */
function insideSection(slot: Element): Shown | null {
  const section = slot.parentElement;
  if (!section) return null;
  const seen = Math.floor(section.clientWidth);
  const width = Math.max(seen, LEAST.width);
  const height = Math.max(Math.ceil(section.clientHeight), LEAST.height);
  const offset = Math.round((width - seen) / 2);
  const windows = clearBands(section).map((band): FieldWindow => ({
    x: offset,
    y: band.top,
    width: seen,
    height: band.height,
    fades: 'above and below',
  }));
  return windows.length > 0 ? { host: slot, offset, field: { width, height, windows } } : null;
}

function canvasFor({ x, y, width, height }: FieldWindow, offset: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${x - offset}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return canvas;
}

export interface ShownField {
  /** Looks for the slots of the page at this path: to be called when the path changes. */
  readonly lookForSlots: (pathname: string) => void;
  readonly end: () => void;
}

/**
 * Shows the field until `end` is called; where its worker does not start, or fails, the page does without.
 *
 * @param margins the element behind the page in which the margins' part is shown
 */
export function showField(margins: Element, theme: FieldTheme): ShownField {
  let worker: Worker | null = null;
  let shown: Shown | null = null;
  let failed = false;
  /** Once the browser was seen not to keep up, the field is drawn and stands still. */
  let still = false;
  let timer = 0;
  const inView = new Set<Element>();

  const tell = (message: FieldMessage, transfer: Transferable[] = []) =>
    worker?.postMessage(message, transfer);

  const giveUp = () => {
    failed = true;
    worker?.terminate();
    worker = null;
    shown?.host.replaceChildren();
  };

  const move = () => tell({ tell: still || document.hidden ? 'pause' : 'play' });

  const onDrawn = () => {
    if (still) return tell({ tell: 'pause' });
    watchFrames((keepsUp) => {
      still ||= !keepsUp;
      move();
    });
  };

  const start = (): Worker => {
    const started = createWorker(workerAddress);
    started.addEventListener('message', ({ data }) => {
      if (data === DRAWN) onDrawn();
    });
    started.addEventListener('error', giveUp);
    started.addEventListener('messageerror', giveUp);
    return started;
  };

  const place = () => {
    if (failed) return;
    const slot = [...inView].findLast((element) => element.isConnected);
    const wide = document.documentElement.clientWidth >= MEASURE;
    const next = wide ? besideColumn(margins) : slot ? insideSection(slot) : null;
    if (!next) {
      // A section that was scrolled out of sight keeps its part; a window that became narrow does not.
      if (!wide && shown?.host === margins) shown.host.replaceChildren();
      return tell({ tell: 'pause' });
    }
    if (
      shown?.host === next.host &&
      shown.host.isConnected &&
      shown.host.hasChildNodes() &&
      JSON.stringify(shown.field) === JSON.stringify(next.field)
    ) {
      return move();
    }
    shown?.host.replaceChildren();
    shown = next;
    try {
      worker ??= start();
      const canvases = next.field.windows.map((pane) => canvasFor(pane, next.offset));
      next.host.replaceChildren(...canvases);
      const offscreen = canvases.map((canvas) => canvas.transferControlToOffscreen());
      tell({ tell: 'show', field: next.field, theme, canvases: offscreen }, offscreen);
    } catch {
      giveUp();
    }
  };

  const placeSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(place, SETTLED_MS);
  };

  const sizes = new ResizeObserver(placeSoon);
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    placeSoon();
  });

  const lookForSlots = () => {
    sizes.disconnect();
    views.disconnect();
    inView.clear();
    sizes.observe(document.documentElement);
    for (const slot of document.querySelectorAll(`[${SLOT}]`)) {
      views.observe(slot);
      sizes.observe(slot);
    }
    placeSoon();
  };

  // The height of a window is not the page's.
  window.addEventListener('resize', placeSoon);
  document.addEventListener('visibilitychange', move);

  lookForSlots();

  return {
    lookForSlots,
    end: () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', placeSoon);
      document.removeEventListener('visibilitychange', move);
      sizes.disconnect();
      views.disconnect();
      giveUp();
    },
  };
}

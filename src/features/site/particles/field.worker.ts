/**
 * The particle field in a worker of its own: the page's thread is free of it. The engine draws the whole
 * field on a hidden canvas; each frame is copied to the windows that the page shows.
 */
import { loadBasic } from '@tsparticles/basic';
import { setAnimationFunctions, tsParticles, type Container } from '@tsparticles/engine';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import { DRAWN, type FieldMessage, type FieldWindow, type ShowField } from './field-messages.ts';
import { FRAME_MS, fieldOptions } from './field-options.ts';

/** How far a window fades out, in units. */
const FADE = { across: 48, down: 14 } as const;

interface Pane {
  readonly window: FieldWindow;
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly fade: CanvasGradient;
}

let panes: readonly Pane[] = [];
let whole: OffscreenCanvas | null = null;
let container: Container | undefined;
/** Whether the page knows that the field is seen. */
let told = true;
let ready: Promise<unknown> | undefined;

/** Opaque where the window is seen in full. */
function fadeOf(context: OffscreenCanvasRenderingContext2D, { width, height, fades }: FieldWindow) {
  const gradient =
    fades === 'above and below'
      ? context.createLinearGradient(0, 0, 0, height)
      : context.createLinearGradient(0, 0, width, 0);
  const [length, far] = fades === 'above and below' ? [height, FADE.down] : [width, FADE.across];
  const edge = Math.min(0.5, far / length);
  gradient.addColorStop(0, fades === 'right' ? '#000' : '#0000');
  gradient.addColorStop(edge, '#000');
  gradient.addColorStop(1 - edge, '#000');
  gradient.addColorStop(1, fades === 'left' ? '#000' : '#0000');
  return gradient;
}

function paneOf(canvas: OffscreenCanvas, window: FieldWindow): Pane[] {
  const context = canvas.getContext('2d');
  return context ? [{ window, context, fade: fadeOf(context, window) }] : [];
}

function copyToPanes(): void {
  if (!whole) return;
  for (const { window, context, fade } of panes) {
    context.globalCompositeOperation = 'copy';
    context.drawImage(whole, -window.x, -window.y);
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = fade;
    context.fillRect(0, 0, window.width, window.height);
  }
}

function tellDrawn(): void {
  if (told) return;
  told = true;
  globalThis.postMessage(DRAWN);
}

/** Nothing in a worker is an element. */
function NoElement() {}

/** Prepares the engine, once. */
async function prepare(): Promise<void> {
  // It asks for these without asking whether there are any.
  Object.assign(globalThis, { document: new EventTarget(), HTMLElement: NoElement });
  setAnimationFunctions(
    (frame) =>
      Number(
        setTimeout(() => {
          frame(performance.now());
          copyToPanes();
          tellDrawn();
        }, FRAME_MS),
      ),
    (handle) => clearTimeout(handle),
  );
  await loadBasic(tsParticles);
  await loadInteractivityPlugin(tsParticles);
  await loadParticlesLinksInteraction(tsParticles);
}

/** Draws another field, or the same in other windows; what was shown before ends. */
async function show({ field, theme, canvases }: ShowField): Promise<void> {
  await (ready ??= prepare());
  container?.destroy();
  panes = canvases.flatMap((canvas, at) => {
    const window = field.windows[at];
    return window ? paneOf(canvas, window) : [];
  });
  told = false;
  whole = new OffscreenCanvas(field.width, field.height);
  container = await tsParticles.load({ id: 'field', element: whole, options: fieldOptions(theme) });
}

/** Does what the page tells; a field that is to be shown is shown before the next message is read. */
async function answer(message: FieldMessage): Promise<void> {
  if (message.tell === 'show') await show(message);
  else if (message.tell === 'play') container?.play();
  else {
    container?.pause();
    // A browser that could not show every frame shows the last.
    copyToPanes();
  }
}

let last = Promise.resolve();
globalThis.addEventListener('message', ({ data }: MessageEvent<FieldMessage>) => {
  last = last.then(() => answer(data));
});

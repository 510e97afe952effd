/** Sets a picture of a console on its stage: a soft ground, the window's edge, and one annotation. */
import type { Page } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  /** The width of the stage, in CSS pixels; its height is what the window and the words need. */
  width: number;
  /** The part of the page to be shown, as PNG, and its place in the window. */
  png: Buffer;
  clip: Box;
  /** True for a dialog or a window with its own edges; a part of one gets room above and below. */
  whole: boolean;
  /** Null for a picture that speaks for itself. */
  note: SceneNote | null;
}

export interface SceneNote {
  /** The element that the line leads to, in the window's coordinates, and the words at its other end. */
  target: Box;
  words: string;
  /** The side of the window on which the words stand. */
  side: 'above' | 'below';
  /** Pixels between the target and the ring around it: at its sides, and above and below. */
  ring: readonly [beside: number, around: number];
  /** Where the line reaches the ring: it must cross no text on its way. */
  at: At;
}

/** At the ring's beginning, as of a line of text; in its middle; near its end; or from the side, past the window. */
export type At = 'start' | 'middle' | 'end' | 'aside';

/** Pixels between the ends of a wide ring and the line. */
const INSET = 32;
/** Pixels of the stage between the window's edge and what it shows. */
const PAD = 18;

/** Room at the sides, for the words and on the side without words, on a stage of 400 and of 960 px. */
const ROOM = {
  narrow: { side: 14, words: 58, end: 24, type: 14 },
  wide: { side: 48, words: 84, end: 44, type: 18 },
};

/**
 * Replaces the page's body by the stage and leaves it for a screenshot of `#stage`.
 *
 * @returns the height of the stage, in CSS pixels
 */
export async function setStage(page: Page, scene: Scene): Promise<number> {
  const room = scene.width < 600 ? ROOM.narrow : ROOM.wide;
  const across = scene.width - 2 * room.side;
  const fitted = across / scene.clip.width;
  const scale = scene.whole ? Math.min(1, fitted) : fitted;
  const pad = scene.whole ? 0 : PAD;
  const { note } = scene;
  const above = note?.side === 'above';
  const window = {
    left: (scene.width - scene.clip.width * scale) / 2,
    top: above ? room.words : room.end,
    width: scene.clip.width * scale,
    height: scene.clip.height * scale + 2 * pad,
  };
  const height = Math.ceil(window.height + (note ? room.words : room.end) + room.end);
  await page.evaluate(
    ({ source, stage, window, pad }) => {
      const place = (style: Record<string, string>, parent: HTMLElement, tag = 'div') => {
        const element = document.createElement(tag);
        Object.assign(element.style, { position: 'absolute', boxSizing: 'border-box', ...style });
        parent.append(element);
        return element;
      };
      const box = ({ left, top, width, height }: typeof window) => ({
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      document.body.replaceChildren();
      const ground = place(
        {
          ...box({ left: 0, top: 0, ...stage }),
          overflow: 'hidden',
          background:
            'linear-gradient(160deg, rgb(var(--c-tint)), rgb(var(--c-page-to)) 60%, rgb(var(--c-raised)))',
        },
        document.body,
      );
      ground.id = 'stage';
      const far = stage.width < 600 ? '0 8px 22px -10px' : '0 18px 40px -18px';
      const sheet = place(
        {
          ...box(window),
          overflow: 'hidden',
          borderRadius: '10px',
          boxShadow: `0 0 0 1px rgb(var(--c-control) / 0.45), ${far} rgb(7 11 20 / 0.45)`,
        },
        ground,
      );
      const picture = place(
        {
          left: '0',
          top: `${pad}px`,
          width: '100%',
          height: `${window.height - 2 * pad}px`,
          maxWidth: 'none',
        },
        sheet,
        'img',
      ) as HTMLImageElement;
      picture.src = source;
      return picture.decode().then(() => {
        // Above and below what is shown the window goes on in the colour that it has there.
        const canvas = document.createElement('canvas');
        const ink = canvas.getContext('2d');
        canvas.width = picture.naturalWidth;
        canvas.height = picture.naturalHeight;
        ink?.drawImage(picture, 0, 0);
        const [first, last] = [1, canvas.height - 2].map(
          (y) => `rgb(${ink?.getImageData(8, y, 1, 1).data.slice(0, 3).join(' ') ?? ''})`,
        );
        sheet.style.background = `linear-gradient(${first} 50%, ${last} 50%)`;
      });
    },
    {
      source: `data:image/png;base64,${scene.png.toString('base64')}`,
      stage: { width: scene.width, height },
      window,
      pad,
    },
  );
  if (!note) return height;
  const [beside, around] = note.ring;
  const ring = {
    left: window.left + (note.target.x - scene.clip.x) * scale - beside,
    top: window.top + pad + (note.target.y - scene.clip.y) * scale - around,
    width: note.target.width * scale + 2 * beside,
    height: note.target.height * scale + 2 * around,
  };
  const x = {
    start: ring.left + INSET,
    middle: ring.left + ring.width / 2,
    end: ring.left + ring.width - INSET,
    aside: window.left + window.width + room.side / 2,
  }[note.at];
  const y = above ? room.words / 2 : height - room.words / 2;
  const middle = ring.top + ring.height / 2;
  const path =
    note.at === 'aside'
      ? [`${x},${y}`, `${x},${middle}`, `${ring.left + ring.width},${middle}`]
      : [`${x},${y}`, `${x},${above ? ring.top : ring.top + ring.height}`];
  const type = room.type;
  await annotate(page, { ring, path: path.join(' '), words: { text: note.words, type, x, y } });
  return height;
}

interface Annotation {
  ring: { left: number; top: number; width: number; height: number };
  /** The points of the line. */
  path: string;
  /** Where the line begins. */
  words: { text: string; type: number; x: number; y: number };
}

/** Draws a ring, a line to it and the words at its other end onto the stage. */
async function annotate(page: Page, annotation: Annotation): Promise<void> {
  await page.locator('#stage').evaluate((stage, { ring, path, words }) => {
    const place = (style: Record<string, string>, tag = 'div') => {
      const element = document.createElement(tag);
      Object.assign(element.style, { position: 'absolute', boxSizing: 'border-box', ...style });
      stage.append(element);
      return element;
    };
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    Object.assign(svg.style, { position: 'absolute', inset: '0', overflow: 'visible' });
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    line.setAttribute('points', path);
    line.setAttribute('style', 'fill: none; stroke: rgb(var(--c-brand)); stroke-width: 1.5');
    svg.append(line);
    stage.append(svg);
    place({
      left: `${ring.left}px`,
      top: `${ring.top}px`,
      width: `${ring.width}px`,
      height: `${ring.height}px`,
      borderRadius: '6px',
      border: '1.5px solid rgb(var(--c-brand))',
    });
    const text = place(
      {
        font: `600 ${words.type}px/1.3 "Instrument Sans Variable"`,
        color: 'rgb(var(--c-ink))',
        whiteSpace: 'nowrap',
        top: `${words.y - words.type * 0.65}px`,
        ...(words.x < stage.clientWidth * 0.55
          ? { left: `${words.x + 10}px` }
          : { right: `${stage.clientWidth - words.x + 10}px` }),
      },
      'p',
    );
    text.textContent = words.text;
  }, annotation);
}

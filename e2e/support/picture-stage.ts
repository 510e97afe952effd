/** Sets a picture of a console on its stage: a soft ground, the window's edge, and one annotation. */
import type { Page } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  /** The stage, in CSS pixels. */
  width: number;
  height: number;
  /** The part of the page to be shown, as PNG, and where it stands in the window. */
  png: Buffer;
  clip: Box;
  /** True for a dialog, which stands whole; a page runs off the lower edge. */
  whole: boolean;
  /** What the line leads to, in the window's coordinates, and the words at its other end. */
  target: Box;
  words: string;
}

/** Pixels between what the words are about and the ring around it. */
const RING = 5;
/** Narrower than this, in pixels, it is a letter: a ring further out would cover its neighbours. */
const LETTER = 40;

/** Room at the sides, and for the words above or below, on a stage of 400 and of 960 px. */
const ROOM = { narrow: { side: 14, words: 58, type: 14 }, wide: { side: 48, words: 84, type: 18 } };

/** Replaces the page's body by the stage and leaves it for a screenshot of `#stage`. */
export async function setStage(page: Page, scene: Scene): Promise<void> {
  const room = scene.width < 600 ? ROOM.narrow : ROOM.wide;
  const across = scene.width - 2 * room.side;
  const down = scene.height - room.words - (scene.whole ? room.side : 0);
  const scale = scene.whole
    ? Math.min(1.25, across / scene.clip.width, down / scene.clip.height)
    : across / scene.clip.width;
  const window = { width: scene.clip.width * scale, height: scene.clip.height * scale };
  const left = (scene.width - window.width) / 2;
  const x = left + (scene.target.x - scene.clip.x + scene.target.width / 2) * scale;
  const above = (scene.target.y - scene.clip.y) * scale;
  const below = window.height - above - scene.target.height * scale;
  // From the nearer side; a page has no lower side. The line ends at the sheet: it would strike words through.
  const top = !scene.whole || above <= below;
  const windowTop = top ? room.words : room.side;
  const line = top
    ? { from: room.words / 2, to: windowTop }
    : { from: windowTop + window.height, to: windowTop + window.height + room.words / 2 };
  const beside = scene.target.width * scale < LETTER ? 1 : RING;
  const ring = {
    left: left + (scene.target.x - scene.clip.x) * scale - beside,
    top: windowTop + above - RING,
    width: scene.target.width * scale + 2 * beside,
    height: scene.target.height * scale + 2 * RING,
  };
  await page.evaluate(
    ({ source, stage, box, mark, ring }) => {
      const place = (style: Record<string, string>, parent: HTMLElement, tag = 'div') => {
        const element = document.createElement(tag);
        Object.assign(element.style, { position: 'absolute', boxSizing: 'border-box', ...style });
        parent.append(element);
        return element;
      };
      document.body.replaceChildren();
      const ground = place(
        {
          inset: '0 auto auto 0',
          width: `${stage.width}px`,
          height: `${stage.height}px`,
          overflow: 'hidden',
          background:
            'linear-gradient(160deg, rgb(var(--c-tint)), rgb(var(--c-page-to)) 60%, rgb(var(--c-raised)))',
        },
        document.body,
      );
      ground.id = 'stage';
      const picture = place(
        {
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
          maxWidth: 'none',
          borderRadius: '10px',
          boxShadow:
            '0 0 0 1px rgb(var(--c-control) / 0.45), 0 24px 60px -20px rgb(7 11 20 / 0.45)',
        },
        ground,
        'img',
      ) as HTMLImageElement;
      picture.src = source;
      place(
        {
          left: `${mark.x - 0.75}px`,
          top: `${mark.from}px`,
          width: '1.5px',
          height: `${mark.to - mark.from}px`,
          background: 'rgb(var(--c-brand))',
        },
        ground,
      );
      // A heading takes the whole line: the words stand right above it.
      if (ring.width < 260) {
        place(
          {
            left: `${ring.left}px`,
            top: `${ring.top}px`,
            width: `${ring.width}px`,
            height: `${ring.height}px`,
            borderRadius: '6px',
            border: '1.5px solid rgb(var(--c-brand))',
          },
          ground,
        );
      }
      const words = place(
        {
          font: `600 ${mark.type}px/1.3 "Instrument Sans"`,
          color: 'rgb(var(--c-ink))',
          whiteSpace: 'nowrap',
          [mark.top ? 'top' : 'bottom']: `${mark.words / 2 - mark.type * 0.65}px`,
          ...(mark.x < stage.width * 0.55
            ? { left: `${mark.x + 10}px` }
            : { right: `${stage.width - mark.x + 10}px` }),
        },
        ground,
        'p',
      );
      words.textContent = mark.text;
      return picture.decode();
    },
    {
      source: `data:image/png;base64,${scene.png.toString('base64')}`,
      stage: { width: scene.width, height: scene.height },
      box: { left, top: windowTop, ...window },
      mark: { x, ...line, top, words: room.words, type: room.type, text: scene.words },
      ring,
    },
  );
}

import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { usePlaying } from '@/ui/use-reduced-motion.ts';
import { BROAD, heroSubject, plainCells, type Specimen, type Subject } from './specimen.ts';

/** Each lookalike is highlighted for the first part of a cycle; in the rest the domain is whole again. */
const HIGHLIGHTED_MS = 4_400;
const WHOLE_MS = 1_600;

/** Longer domains are cut: at the smallest size no screen holds more cells. */
const MOST = 60;

/** Shows one lookalike after the other. Stops when paused, under reduced motion, and in a hidden page. */
function useCycle(subject: Subject) {
  const [tick, setTick] = useState({ subject, index: 0, highlighted: true });
  const [playing, setPlaying] = usePlaying();
  // Another domain begins with its first lookalike.
  const { index, highlighted } = tick.subject === subject ? tick : { index: 0, highlighted: true };
  const { length } = subject.lookalikes;

  useEffect(() => {
    if (!playing || length === 0) return;
    const timer = window.setInterval(
      () => {
        if (document.hidden) return;
        setTick({
          subject,
          index: highlighted ? index : (index + 1) % length,
          highlighted: !highlighted,
        });
      },
      highlighted ? HIGHLIGHTED_MS : WHOLE_MS,
    );
    return () => window.clearInterval(timer);
  }, [playing, subject, index, highlighted, length]);

  const shown = highlighted || !playing ? subject.lookalikes[index] : undefined;
  return { shown, playing, setPlaying };
}

/**
 * A domain as a type specimen, one cell for each character, fitted to the width. Characters that turn into lookalikes
 * are highlighted, with their code point below.
 */
export function HeroName({ subject }: { subject: Subject }) {
  const { shown, playing, setPlaying } = useCycle(subject);
  const { name, room } = subject;
  const line = shown?.cells ?? plainCells(name);
  const first = line.findIndex(({ highlighted }) => highlighted);
  // The cut keeps the highlighted character in view.
  const from = Math.max(0, Math.min(first - MOST / 2, line.length - MOST));
  const cells = line.slice(from, from + MOST);
  // Letters of unequal width would push each other aside, so another line replaces this one.
  const isBroad = line.some(({ text }) => BROAD.test(text));
  const PlayIcon = playing ? Pause : Play;
  return (
    <div className="specimen-stage">
      <div
        className="specimen name font-medium"
        // The prerendered page has no style; the style sheet has the number of its name.
        style={
          subject === heroSubject ? undefined : { ['--cells' as string]: Math.min(room, MOST) }
        }
      >
        <div
          key={isBroad ? shown?.caption.join() : ''}
          className="specimen-line"
          aria-hidden="true"
        >
          {cells.map(({ text, highlighted }, at) => (
            <span
              key={at}
              className={cx(
                'specimen-cell',
                highlighted && (text === '' ? 'specimen-deleted' : 'specimen-highlight'),
                BROAD.test(text) && 'w-auto!',
              )}
            >
              {text}
              {shown && from + at === first && (
                <Caption shown={shown} isLeft={at > cells.length * 0.45} />
              )}
            </span>
          ))}
        </div>
        <span className="needs-js specimen-control">
          <IconButton
            label={playing ? 'Pause the domain' : 'Play the domain'}
            onClick={() => setPlaying(!playing)}
            icon={<PlayIcon size={16} fill="currentColor" />}
          />
        </span>
      </div>
    </div>
  );
}

function Caption({ shown, isLeft }: { shown: Specimen; isLeft: boolean }) {
  return (
    <span className={cx('specimen-caption', isLeft && 'specimen-caption-left')}>
      {shown.caption.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  );
}

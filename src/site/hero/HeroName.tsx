import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { usePlaying } from '@/ui/use-reduced-motion.ts';
import { BROAD, heroSubject, plainCells, type Subject } from './specimen.ts';

/** Each lookalike is highlighted for the first part of a cycle; in the rest the domain is whole again. */
const HIGHLIGHTED_MS = 4_400;
const WHOLE_MS = 1_600;

/** Shows one lookalike after the other. Stops when paused, under reduced motion, and in a hidden page. */
function useCycle(subject: Subject) {
  const [cycle, setCycle] = useState({ subject, tick: 0 });
  const [playing, setPlaying] = usePlaying();
  // Another domain begins with its first lookalike.
  const tick = cycle.subject === subject ? cycle.tick : 0;
  const highlighted = tick % 2 === 0;
  const { length } = subject.lookalikes;

  useEffect(() => {
    if (!playing || length === 0) return;
    const timer = window.setInterval(
      () => {
        if (!document.hidden) setCycle({ subject, tick: tick + 1 });
      },
      highlighted ? HIGHLIGHTED_MS : WHOLE_MS,
    );
    return () => window.clearInterval(timer);
  }, [playing, subject, tick, highlighted, length]);

  const isShown = highlighted || !playing;
  const shown = isShown ? subject.lookalikes[Math.floor(tick / 2) % length] : undefined;
  return { shown, playing, setPlaying };
}

/**
 * A domain as a type specimen, one cell for each character, fitted to the width. Characters that turn into lookalikes
 * are highlighted, with their code point below.
 */
export function HeroName({ subject }: { subject: Subject }) {
  const { shown, playing, setPlaying } = useCycle(subject);
  const { name, room } = subject;
  const cells = shown?.cells ?? plainCells(name);
  const first = cells.findIndex(({ highlighted }) => highlighted);
  // Letters of unequal width would push each other aside, so another line replaces this one.
  const isBroad = cells.some(({ text }) => BROAD.test(text));
  const PlayIcon = playing ? Pause : Play;
  return (
    <div className="specimen-stage">
      <div
        className="specimen name font-medium"
        // The prerendered page has no style; the style sheet has the number of its name.
        style={subject === heroSubject ? undefined : { ['--cells' as string]: room }}
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
              {shown && at === first && (
                <span
                  className={cx(
                    'specimen-caption',
                    at > cells.length * 0.45 && 'specimen-caption-left',
                  )}
                >
                  {shown.caption.map((words) => (
                    <span key={words}>{words}</span>
                  ))}
                </span>
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

import { visibleText } from '@/lib/visible-text.ts';
import { mentions } from './mentions.ts';

/** One of the engine's sentences; the letters and names in it are in the face of names. */
export function SaidText({ says }: { says: string }) {
  return (
    <bdi dir="ltr">
      {mentions(visibleText(says)).map(({ text, mentioned }, at) =>
        mentioned ? (
          <span key={at} className="name name-inline font-medium text-ink">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}

import { codePoint } from '@/lib/invisible.ts';

const PARTS = [
  ['नाम', 'nāma, name'],
  ['+'],
  ['रक्षा', 'rakṣā, protection'],
  ['='],
  ['नामरक्षा', 'Naamraksha'],
] as const;

/** Where the brand's name comes from, as a type specimen: headline, baseline and code points. */
export function NameOrigin() {
  return (
    <figure className="overflow-x-clip">
      <figcaption className="sr-only">
        Nāma is name, rakṣā is protection: together they are Naamraksha.
      </figcaption>
      <div aria-hidden="true" className="measure">
        <div className="specimen-stage">
          <div className="specimen-deva">
            {PARTS.map(([text, meaning]) => (
              <div key={text} className={meaning ? 'specimen-word' : 'specimen-sign'}>
                <p lang="hi" className="leading-[1.6]">
                  {text}
                </p>
                {meaning && (
                  <p className="specimen-points">
                    <span className="text-sm font-semibold text-ink">{meaning}</span>
                    <span className="specimen-codes">
                      {Array.from(text, (letter, at) => (
                        <span key={at}>{codePoint(letter)}</span>
                      ))}
                    </span>
                  </p>
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </figure>
  );
}

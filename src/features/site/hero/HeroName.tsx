import type { HeroLookalike } from '@/content/hero.ts';
import { cx } from '@/ui/class-names.ts';

interface HeroNameProps {
  name: string;
  lookalike: HeroLookalike;
  lit: boolean;
}

/**
 * A name as a type specimen, one cell a character, on its baseline and x-height. The character that
 * turns into its lookalike is lit and has its code point beneath.
 */
export function HeroName({ name, lookalike, lit }: HeroNameProps) {
  return (
    <div className="specimen name text-name font-medium" aria-hidden="true">
      <div className="specimen-line">
        {Array.from(name, (character, index) => {
          const on = index === lookalike.at;
          return (
            <span key={index} className={cx('specimen-cell', on && lit && 'specimen-lit')}>
              {on && lit ? lookalike.glyph : character}
              {on && (
                <span
                  className={cx(
                    'specimen-caption',
                    index > name.length / 2 && 'specimen-caption-left',
                  )}
                >
                  <span>{lookalike.codePoint}</span>
                  <span>{lookalike.unicodeName}</span>
                </span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}

import { config } from '@/config.ts';
import { cx } from '@/ui/class-names.ts';

/** Returns the index of the highlighted letter: an inner `a` if the name has one, else the middle letter. */
function highlightedIndex(name: string): number {
  const inner = name.toLowerCase().indexOf('a', 2);
  return inner > 0 && inner < name.length - 1 ? inner : Math.floor(name.length / 2);
}

interface WordmarkProps {
  /** Its first letter and the highlighted one, where the whole name does not fit. */
  short?: boolean;
  className?: string;
}

/** The brand's name in display type with one highlighted letter: the product's idea in its own name. */
export function Wordmark({ short = false, className }: WordmarkProps) {
  const { brand } = config;
  const at = highlightedIndex(brand);
  return (
    <span className={cx('font-display font-bold tracking-tight', className)} translate="no">
      {short ? brand[0] : brand.slice(0, at)}
      <span className="highlight">{brand[at]}</span>
      {!short && brand.slice(at + 1)}
    </span>
  );
}

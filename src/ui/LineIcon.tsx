interface LineIconProps {
  /** One path in a box of 24 units. */
  line: string;
  className?: string;
}

/** An icon of 20 px beside or in place of words that say the same. */
export function LineIcon({ line, className }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={line} />
    </svg>
  );
}

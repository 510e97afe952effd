/** What a control chooses by, above it in the sheet of a phone: there "Open" and "Most severe first" stand alone. */
export function SheetLabel({ text }: { text: string }) {
  return (
    // Its accessible name says the same.
    <span aria-hidden className="mb-1 hidden text-xs text-quiet in-[[data-labels]]:block">
      {text}
    </span>
  );
}

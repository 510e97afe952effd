/** The attribute by which show-field.ts finds the slots of a page. */
export const SLOT = 'data-field-slot';

/** Where small screens see the particle field; a direct child of a section that is `relative isolate`. */
export function FieldSlot() {
  return (
    <div
      aria-hidden="true"
      {...{ [SLOT]: '' }}
      className="pointer-events-none absolute inset-0 -z-1 animate-fade-in overflow-hidden print:hidden"
    />
  );
}

/** Says in a dialog that an answer is late, and that the user need not wait for it. */
export function SlowResponseNotice({ slow }: { slow: boolean }) {
  return (
    <p role="status" className="mt-4 text-sm text-quiet empty:hidden">
      {slow && 'This is taking longer than usual. You can carry on; we’ll tell you when it’s done.'}
    </p>
  );
}

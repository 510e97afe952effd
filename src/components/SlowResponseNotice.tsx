/** Says in a dialog that an answer is late, and that the reader need not wait for it. */
export function SlowResponseNotice({ slow }: { slow: boolean }) {
  return (
    <p role="status" className="mt-4 text-sm text-quiet empty:hidden">
      {slow &&
        'The answer is late. If you stop waiting, the request goes on; a message says how it ended.'}
    </p>
  );
}

/** Longer than this a press on the button does not wait for a worker, which may still be loading. */
const WORTH_WAITING_MS = 4_000;

/** What is waited for; null where it takes too long. */
export async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WORTH_WAITING_MS);
  });
  const first = await Promise.race([asked, enough]);
  clearTimeout(timer);
  return first;
}

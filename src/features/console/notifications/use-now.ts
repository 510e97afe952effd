import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time in milliseconds since the epoch, renewed every minute, so that ages on screen stay true. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

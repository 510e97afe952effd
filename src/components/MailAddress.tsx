/**
 * An email address that breaks before its @, or else after its dots, if needed: each part stays whole, with its
 * hyphens, unless it is longer than the line by itself. Hostile ones are made readable beforehand.
 */
export function MailAddress({ address }: { address: string }) {
  return (
    <bdi className={LINED}>
      {address.split(/(?=@)/).map((side, at) => (
        <span key={at} className={PART}>
          {side.split(/(?<=\.)/).map((part, place) => (
            <span key={place} className={PART}>
              {part}
            </span>
          ))}
        </span>
      ))}
    </bdi>
  );
}

/** The line under a link does not reach into inline blocks by itself. */
const LINED = '[text-decoration:inherit]';
const PART = `inline-block max-w-full wrap-anywhere ${LINED}`;

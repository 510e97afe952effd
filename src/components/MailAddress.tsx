/**
 * An e-mail address that breaks before its @, or else after its dots, where it has to: each part keeps together,
 * with its hyphens, unless it alone is longer than the line. Hostile ones are made readable beforehand.
 */
export function MailAddress({ address }: { address: string }) {
  return (
    <bdi>
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

const PART = 'inline-block max-w-full wrap-anywhere';

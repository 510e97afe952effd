import { Fragment } from 'react';

/** An email address that breaks before its @ or after a dot, if needed. Hostile ones are made readable beforehand. */
export function MailAddress({ address }: { address: string }) {
  return (
    <bdi className="wrap-anywhere">
      {address.split(/(?=@)|(?<=\.)/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

/** An e-mail address that breaks before its @, where it has to. Hostile ones are made readable beforehand. */
export function MailAddress({ address }: { address: string }) {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <bdi>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}

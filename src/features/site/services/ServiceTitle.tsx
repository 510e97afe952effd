/** A service's title, no word of which breaks at its hyphen: half of "malicious-content" reads as a word of its own. */
export function ServiceTitle({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
